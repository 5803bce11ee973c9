import { beforeEach, expect, test, vi } from 'vitest';
import { happen } from '../testing/browser.ts';

const played: unknown[][] = [];
vi.mock('../sound/sounds.ts', () => ({ play: (...given: unknown[]) => played.push(given) }));
const page = { hidden: false, hasFocus: () => !page.hidden };
vi.stubGlobal('document', page);
vi.stubGlobal('isSecureContext', false);
const { notifications } = await import('./notifications.svelte.ts');
const { settings } = await import('../ui/settings.svelte.ts');

beforeEach(() => {
  played.length = 0;
  page.hidden = false;
  settings.setSound(true, 0.5);
});

const heard = async (): Promise<unknown[]> => {
  await vi.dynamicImportSettled();
  return played;
};

test('nothing is heard before somebody has touched the page, then everything is, as loud as was chosen', async () => {
  notifications.hear(['dice']);
  expect(await heard()).toEqual([]);

  happen('pointerdown');
  notifications.hear(['dice', 'coin']);
  expect(await heard()).toEqual([['dice', 0.5], ['coin', 0.5]]);
});

test('where nobody looks only my turn is heard', async () => {
  page.hidden = true;
  notifications.hear(['dice']);
  notifications.call('Your turn', 't1');

  expect(await heard()).toEqual([['turn', 0.5]]);
});

test('who has just done something needs no sound to see that it is their turn', async () => {
  happen('pointerdown');
  notifications.call('Your turn', 't1');

  expect(await heard()).toEqual([]);
});

test.each([[false, 0.5], [true, 0]])('turned off is off', async (hasSound, volume) => {
  settings.setSound(hasSound, volume);
  notifications.hear(['card']);

  expect(await heard()).toEqual([]);
});
