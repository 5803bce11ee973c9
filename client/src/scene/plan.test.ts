import { expect, test } from 'vitest';
import type { Side, ZoneNode } from '../wire/wire.ts';
import { broadOf, deal, holdsAnswers, isDrawn, isLoose, liveliest, livingOn, nameOf, nearGrid, pagesOf, partsOf, placed, planFor, plansFromRoles, shownElsewhere, template, wholeGrid, type Page, type Plan } from './plan.ts';

const zone = (id: string, more: Partial<ZoneNode> = {}): ZoneNode => ({ type: 'zone', id, layout: 'row', ...more });
const seat = (side: number, role: 'own' | 'other' = 'other'): ZoneNode => zone(`board${side}`, { side: side as Side, role });
const grid = { columns: ['246', '1fr'], rows: ['1fr', 'fit'], areas: ['left middle', 'near near'] };
const plan = (more: Partial<Plan> = {}): Plan => ({ class: 'wide', room: [1200, 700], ...grid, ...more });

test('width alone gives the class; height and seats the plan', () => {
  const plans = [plan({ seats: [4] }), plan({ room: [1100, 900], seats: [3] }), plan({ room: [1100, 500] }), plan({ class: 'narrow' })];
  expect(planFor(plans, 1300, 800, 4)).toMatchObject(plans[0] ?? {});
  expect(planFor(plans, 1300, 800, 3)).toMatchObject(plans[2] ?? {});
  expect(planFor(plans, 1300, 400, 3)).toMatchObject(plans[2] ?? {});
  expect(planFor(plans, 390, 700, 4)).toMatchObject(plans[3] ?? {});
  expect(planFor(plans, 800, 900, 4)).toBeUndefined();
});

test('a larger window has larger parts, up to what the plan allows', () => {
  expect(planFor([plan({ scale: 1.5 })], 1440, 900, 2)?.columns).toEqual(['295', '1fr']);
  expect(planFor([plan({ scale: 1.5 })], 4000, 3000, 2)?.columns).toEqual(['369', '1fr']);
  expect(planFor([plan()], 4000, 3000, 2)?.columns).toEqual(['246', '1fr']);
  expect(planFor([plan({ scale: 1.5 })], 1800, 900, 2)?.factor).toBeCloseTo(900 / 700);
  expect(planFor([plan({ class: 'middle', room: [800, 900] })], 720, 900, 2)).toMatchObject({ factor: 0.9, zoom: 1 });
});

test('on a small screen that is held wide all of the plan is drawn smaller, as far as it can be read', () => {
  expect(planFor([plan()], 1440, 900, 2)?.zoom).toBe(1);
  expect(planFor([plan()], 1080, 900, 2)).toMatchObject({ factor: 1, zoom: 0.9 });
  expect(planFor([plan()], 1366, 420, 2)?.zoom).toBe(0.75);
  expect(planFor([plan()], 1366, 420, 2)?.factor).toBeCloseTo(0.8);
});

test('a table that nobody has planned is not drawn smaller', () => {
  expect(planFor(plansFromRoles([zone('table'), seat(0), seat(1)]), 1440, 900, 2)?.zoom).toBe(1);
});

test('where answers lie below the board, they leave less room for it and are not drawn smaller with it', () => {
  expect(planFor([plan()], 1366, 66 + 634 * 0.85, 2)?.zoom).toBeCloseTo(0.85);
  expect(planFor([plan({ inside: { near: { columns: ['1fr'], rows: ['1fr'], areas: ['hand answers'] } } })], 1366, 595, 2)?.zoom).toBe(0.85);
});

test('zones lie where they say, else by name, seat and role', () => {
  const seated = plan({ seating: { '2': ['near', 'left'] }, covers: { talk: 'middle' } });
  const zones = [zone('middle'), zone('talk3'), zone('odd', { area: 'left' }), seat(1, 'own'), seat(0)];
  const dealt = deal(seated, zones);
  expect([...dealt].map(([area, found]) => [area, found.map((one) => one.id)])).toEqual([
    ['middle', ['middle']],
    ['talk', ['talk3']],
    ['left', ['odd', 'board0']],
    ['near', ['board1']],
  ]);
  const page = pagesOf(seated)[0];
  expect(page && placed(seated, page, dealt).map(({ name, at }) => [name, at])).toContainEqual(['talk', 'middle']);
});

test('what no plan knows of is laid out all the same', () => {
  const dealt = deal(plan(), [zone('unheard', { role: 'bank' })]);
  const page = pagesOf(plan())[0];
  expect(page && placed(plan(), page, dealt)).toMatchObject([{ name: 'rest', at: '' }]);
});

test('a page is there for what it shows, not for what it gives a glance of', () => {
  const page = { name: 'table', columns: ['1fr'], rows: ['40', '1fr'], areas: ['near', 'middle'], variant: { near: 'glance' as const } };
  const paged: Plan = { class: 'narrow', room: [360, 600], page: [page] };
  expect(livingOn(paged, page, deal(paged, [zone('middle'), seat(0, 'own')])).map(({ id }) => id)).toEqual(['middle']);
});

test('a page may show some parts of a panel: the others are left to the pages that name them, what none names is everywhere', () => {
  const one = (name: string, areas: string, glance?: string): Page => ({
    ...{ name, columns: ['1fr'], rows: ['1fr'], areas: ['shared'] },
    inside: { shared: { columns: ['1fr', '1fr'], rows: ['1fr'], areas: [areas], variant: glance ? { [glance]: 'glance' } : {} } },
  });
  const [mine, table] = [one('mine', 'desk room', 'room'), one('table', 'room city')];
  const paged: Plan = { class: 'narrow', room: [360, 600], page: [mine, table] };
  const parts = new Map(['desk1', 'room1', 'city', 'pile'].map((id) => [id, zone(id)]));
  const dealt = deal(paged, [zone('society', { layout: 'panel', children: [...parts.keys()] })]);
  const living = (page: Page): string[] => livingOn(paged, page, dealt, (id) => parts.get(id)).map(({ id }) => id);
  expect([living(mine), living(table)]).toEqual([['desk1', 'pile'], ['room1', 'city', 'pile']]);
  expect(shownElsewhere(paged, mine, 'shared')).toEqual([table.inside?.shared]);
  expect(shownElsewhere(paged, { ...mine, inside: {} }, 'shared')).toEqual([]);
});

test('from roles: spectators have no hole, and what is not there takes no room', () => {
  const [wide, , narrow] = plansFromRoles([zone('dial', { layout: 'ring' }), seat(0), seat(1)]);
  expect(wide?.areas).toEqual(['near shared', 'near others']);
  expect(narrow?.page?.map((page) => page.name)).toEqual(['mine', 'table', 'others']);
  const [alone, , small] = plansFromRoles([zone('dial', { layout: 'ring' })]);
  expect(alone?.areas).toEqual(['shared']);
  expect(small?.page?.map((page) => page.name)).toEqual(['table']);
});

test('from roles: where all lies in rows, the middle is between the others and oneself, on one page; on a phone the others come last', () => {
  const plans = plansFromRoles([zone('table', { layout: 'panel' }), seat(0), seat(1), zone('bank', { role: 'bank' })]);
  expect(plans.map(({ areas, rows }) => [areas, rows])).toEqual([
    [['others', 'shared', 'bank', 'near'], ['whole', 'fill', 'whole', 'whole']],
    [['others', 'shared', 'bank', 'near'], ['whole', 'fill', 'whole', 'whole']],
    [['shared', 'bank', 'near', 'others'], ['fill', 'whole', 'whole', 'whole']],
  ]);
  expect(plans.map(({ page, isPlain }) => [page, isPlain])).toEqual([[undefined, true], [undefined, true], [undefined, true]]);
  expect(plansFromRoles([zone('table')])[2]?.areas).toEqual(['shared']);
});

test('from roles: a ring within a panel wants a part of its own as well', () => {
  const inner: Record<string, ZoneNode> = { dial: zone('dial', { layout: 'ring' }) };
  const board = zone('board0', { layout: 'panel', side: 0 as Side, children: ['dial'] });
  expect(plansFromRoles([zone('table'), board], (id) => inner[id])[0]?.isPlain).toBeUndefined();
  expect(plansFromRoles([zone('table'), board])[0]?.isPlain).toBe(true);
});

test('a row that fills is as high as what lies there, and as high as there is room', () => {
  const filled = { columns: ['1fr'], rows: ['fill', 'whole'], areas: ['shared', 'near'] };
  expect(template(filled)).toBe('"shared" minmax(min-content, 1fr) "near" min-content / minmax(0, 1fr)');
  expect(isLoose(filled, 'shared')).toBe(true);
});

test('a variant leaves out what is not wanted there any more', () => {
  expect(isDrawn(undefined, 'compact')).toBe(true);
  expect(isDrawn(undefined, 'strip')).toBe(false);
  expect(isDrawn('glance', 'glance')).toBe(true);
  expect(isDrawn('full', 'compact')).toBe(false);
});

test('a grid is written as style sheets have it', () => {
  expect(template(grid)).toBe('"left middle" minmax(0, 1fr) "near near" auto / 246px minmax(0, 1fr)');
  expect(isLoose(grid, 'near')).toBe(true);
  expect(isLoose(grid, 'left')).toBe(false);
  expect(nameOf('hand2')).toBe('hand');
  expect(nameOf('waiting-room')).toBe('waiting-room');
});

test('somebody else’s place that has the same parts is laid out like one’s own, without empty columns', () => {
  const near = { columns: ['200', '1fr', '80'], rows: ['30', '1fr'], areas: ['board plate cards', 'board rooms cards'] };
  const planned = plan({ inside: { near } });

  const found = nearGrid(planned, [zone('board2'), zone('rooms2'), zone('sums2')]);
  expect([found?.columns, found?.areas]).toEqual([['200', '1fr'], ['board plate', 'board rooms']]);
  expect(found && broadOf(found)).toBe(440);
  expect(nearGrid(planned, [zone('board2'), zone('sums2')])).toBeUndefined();
  expect(nearGrid(plan(), [zone('board2')])).toBeUndefined();
});

test('what one answers may lie among the parts of one’s own place, and of nobody else’s', () => {
  const near = { columns: ['200', '1fr'], rows: ['30', '1fr'], areas: ['plate board', 'cards answers'] };
  expect([holdsAnswers(near), holdsAnswers(grid), holdsAnswers(undefined)]).toEqual([true, false, false]);
  expect(partsOf(near)).toEqual(['board', 'cards']);
  expect(nearGrid(plan({ inside: { near } }), [zone('board2'), zone('cards2')])?.areas).toEqual(['plate board', 'cards .']);
});

test('all that somebody has lies in one picture as the plan says, or as in one’s own place, never with answers among it', () => {
  const one = (row: string) => ({ columns: row.split(' ').map(() => '1fr'), rows: ['1fr'], areas: [row] });
  const [near, whole, asked] = [one('board cards'), one('board cards sums'), one('board cards answers')];
  const parts = [zone('board2'), zone('cards2')];
  const narrow = (inside: NonNullable<Plan['inside']>) => wholeGrid(plan({ class: 'narrow', inside }), parts);

  expect(narrow({ near, whole })).toBe(whole);
  expect(narrow({ near, rival: whole })).toBe(near);
  expect([narrow({ near: asked }), narrow({ rival: whole }), wholeGrid(undefined, parts)]).toEqual([undefined, undefined, undefined]);
  expect(wholeGrid(plan({ inside: { near } }), parts)).toBe(near);
  expect(wholeGrid(plan({ inside: { near: asked } }), parts)?.areas).toEqual(['board cards']);
  expect(wholeGrid(plan({ inside: { near: one('board cards x y z') } }), [zone('board2'), zone('odd2')])).toBeUndefined();
});

test('the page that holds most of what can be clicked is turned to, and the shown one stays where it holds as much', () => {
  const pages = (...held: number[]): { name: string; held: number }[] => held.map((one, place) => ({ name: ['mine', 'table', 'offer'][place] ?? '', held: one }));
  expect(liveliest(pages(0, 3, 0), 'mine')).toBe('table');
  expect(liveliest(pages(1, 2, 4), 'mine')).toBe('offer');
  expect(liveliest(pages(2, 2, 1), 'table')).toBe('table');
  expect(liveliest(pages(2, 2, 1), 'offer')).toBe('mine');
  expect(liveliest(pages(0, 0, 0), 'table')).toBe('table');
  expect(liveliest(pages(0, 0, 0), 'gone')).toBe('gone');
});
