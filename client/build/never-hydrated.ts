import type { Plugin } from 'vite';

const FILE = '/svelte/src/internal/client/dom/hydration.js';

/** No page comes drawn from the server: what Svelte has for taking over such a page is left out of the build, 3 kB compressed. */
export function neverHydrated(): Plugin {
  return {
    name: 'never-hydrated',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(FILE)) return null;
      const known = code.replace('export let hydrating = false;', 'export const hydrating = false;').replace('hydrating = value;', '');
      if (known.length !== code.length + 'const'.length - 'let'.length - 'hydrating = value;'.length) this.error(`${FILE}: Svelte says it otherwise now`);
      return { code: known, map: null };
    },
  };
}
