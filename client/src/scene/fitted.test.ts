import { expect, test, vi } from 'vitest';
import { fitted } from './fitted.ts';

class Watcher {
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', Watcher);
vi.stubGlobal('MutationObserver', Watcher);
vi.stubGlobal('document', { querySelector: () => null });
const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));

/** What is done to sizes, in its order: `w` writes one, `r` reads one. */
let done = '';

/** A part of the table in which so much lies, at full size, that it fits at this factor. */
function part(fits: number): { element: HTMLElement; factor: () => number } {
  let factor = 1;
  const write = (): void => void (done += 'w');
  const element = {
    style: {
      setProperty(_: string, value: string) {
        write();
        factor = Number(value);
      },
    },
    removeAttribute: write,
    toggleAttribute: write,
    addEventListener: () => undefined,
    childElementCount: 2,
    clientWidth: 100,
    scrollWidth: 100,
    clientHeight: 100,
    get scrollHeight() {
      done += 'r';
      return (100 * factor) / fits;
    },
  };
  return { element: element as unknown as HTMLElement, factor: () => factor };
}

test('every part shrinks until it has room, and not more', () => {
  const [roomy, full] = [part(1), part(0.8)];
  for (const { element } of [roomy, full]) fitted(element, 0.66);
  frames.shift()?.();

  expect(roomy.factor()).toBe(1);
  expect(full.factor()).toBeGreaterThan(0.77);
  expect(full.factor()).toBeLessThan(0.82);
});

test('many parts cost the page no more layouts than one', () => {
  const layouts = (count: number): number => {
    done = '';
    for (let at = 0; at < count; at += 1) fitted(part(0.7 + at / 100).element, 0.66);
    frames.shift()?.();
    return done.match(/wr/g)?.length ?? 0;
  };

  expect(layouts(12)).toBe(layouts(1));
  expect(frames).toEqual([]);
});
