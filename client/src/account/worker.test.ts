import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

/** The service worker as a browser runs it, with what it may keep, a line that can be cut, and windows. */
const HOUSE = 'https://play.example';
const source = readFileSync('public/sw.js', 'utf8');

interface Asked {
  method: string;
  mode: string;
  url: string;
}
type Handler = (event: Record<string, unknown>) => void;

let kept: Map<string, Response>;
let handlers: Record<string, Handler>;
let isOnline: boolean;
let isShelved: boolean;
let asked: string[];
const showNotification = vi.fn();
const openWindow = vi.fn();

const keyOf = (request: Asked | string): string => new URL(typeof request === 'string' ? request : request.url, HOUSE).href;

beforeEach(() => {
  kept = new Map();
  handlers = {};
  isOnline = true;
  isShelved = false;
  asked = [];
  const fetch = async (request: Asked | string): Promise<Response> => {
    asked.push(keyOf(request));
    if (!isOnline) throw new TypeError('no line');
    const { pathname } = new URL(keyOf(request));
    if (isShelved && pathname === '/api/games') return new Response('[{"id":"clocks"},{"id":"enkidu"}]');
    if (isShelved && pathname.endsWith('.css')) return new Response("a { background: url('felt.svg') }");
    return new Response(`answer ${asked.length}`);
  };
  const cache = {
    match: async (request: Asked | string) => kept.get(keyOf(request))?.clone(),
    put: async (request: Asked | string, answer: Response) => void kept.set(keyOf(request), answer),
    addAll: async (paths: string[]) => {
      for (const path of paths) kept.set(keyOf(path), await fetch(path));
    },
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  const caches = { open: async () => cache, keys: async () => [], match: async (request: Asked | string) => kept.get(keyOf(request))?.clone() };
  const self = {
    location: { origin: HOUSE },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: async () => undefined,
    registration: { showNotification },
    clients: { claim: async () => undefined, matchAll: async () => [], openWindow },
  };
  // eslint-disable-next-line -- how a worker is loaded
  new Function('self', 'caches', 'fetch', source)(self, caches, fetch);
});

async function emit(name: string, more: Record<string, unknown> = {}): Promise<void> {
  const waits: unknown[] = [];
  handlers[name]?.({ ...more, waitUntil: (work: unknown) => waits.push(work) });
  await Promise.all(waits);
}

/** What a request is answered with; undefined if the worker leaves it to the browser. */
async function ask(path: string, mode = 'cors', method = 'GET'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  handlers['fetch']?.({ request: { url: HOUSE + path, mode, method }, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer && (await answer).text();
}

test.each([
  '/api/tables', '/api/tables/abc', '/api/tables/abc/record', '/api/lobby', '/api/me', '/api/me/data', '/api/me/reminders', '/api/daily', '/api/puzzles', '/api/players/me',
  '/api/games/clocks/ladder', '/calendar/secret.ics', '/healthz', '/ws/tables/abc',
])('%s is left to the browser, and never kept', async (path) => {
  expect(await ask(path)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('what changes something, and what is elsewhere, is left to the browser', async () => {
  expect(await ask('/api/games/clocks/lessons/first', 'cors', 'POST')).toBeUndefined();
  expect(await ask('/assets/a.js', 'cors', 'HEAD')).toBeUndefined();
  handlers['fetch']?.({ request: { url: 'https://other.example/assets/a.js', mode: 'cors', method: 'GET' }, respondWith: () => expect.unreachable() });
});

test.each(['/api/games/clocks/rules?language=fr', '/api/games?language=fr', '/api/texts/fr.ftl', '/api/games/clocks/words.ftl?language=fr', '/themes/clocks/theme.css'])(
  '%s is asked for anew while there is a line, and there without one',
  async (path) => {
    expect(await ask(path)).toBe('answer 1');
    expect(await ask(path)).toBe('answer 2');
    isOnline = false;
    expect(await ask(path)).toBe('answer 2');
  },
);

test('the rules of one language are not those of another', async () => {
  await ask('/api/games/clocks/rules?language=fr');
  isOnline = false;
  await expect(ask('/api/games/clocks/rules?language=en')).rejects.toThrow('no line');
});

test('what is named by its content is asked for once', async () => {
  expect(await ask('/assets/index-abc.js')).toBe('answer 1');
  expect(await ask('/assets/index-abc.js')).toBe('answer 1');
});

test('without a line every page is the shell; the page of a table is never kept', async () => {
  await emit('install');
  const shell = await kept.get(`${HOUSE}/`)?.clone().text();
  await ask('/table/abc', 'navigate');
  expect([...kept.keys()].some((key) => key.includes('table'))).toBe(false);
  isOnline = false;
  expect(await ask('/table/abc', 'navigate')).toBe(shell);
  expect(await ask('/games/clocks', 'navigate')).toBe(shell);
});

test('the rules of every game are kept once a day, whether they were opened or not', async () => {
  isShelved = true;
  await emit('message', { data: { rules: 'fr', files: ['/assets/index-abc.js', '/api/me'] } });
  expect(asked).toContain(`${HOUSE}/assets/index-abc.js`);
  expect(asked).not.toContain(`${HOUSE}/api/me`);
  const times = asked.length;
  await emit('message', { data: { rules: 'fr' } });
  expect(asked.length).toBe(times);
  isOnline = false;
  for (const path of ['/api/games/enkidu/rules?language=fr', '/api/games?language=fr', '/api/texts/fr.ftl', '/themes/clocks/felt.svg']) expect(await ask(path)).toBeTruthy();

  await emit('message', { data: { rules: 'en' } });
  isOnline = true;
  await emit('message', { data: { rules: 'en' } });
  expect(kept.has(`${HOUSE}/kept/en`)).toBe(true);
});

test.each([undefined, {}, { rules: '../me' }])('%j said to the worker is nothing', async (data) => {
  await emit('message', { data });
  expect(asked).toEqual([]);
});

test('a push is shown, and leads to the table', async () => {
  const told = { title: 'It is your turn', text: 'It is your turn\nClocks · Ada, Bo', path: '/table/abc' };
  await emit('push', { data: { json: () => told } });
  expect(showNotification).toHaveBeenCalledWith('It is your turn', expect.objectContaining({ body: 'Clocks · Ada, Bo', data: '/table/abc' }));

  await emit('notificationclick', { notification: { close: () => undefined, data: '/table/abc' } });
  expect(openWindow).toHaveBeenCalledWith(`${HOUSE}/table/abc`);
});
