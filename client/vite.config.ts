import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { neverHydrated } from './build/never-hydrated.ts';
import { pictures } from './build/pictures.ts';

// While developing: `make play` in one shell, `npm run dev` in another.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [neverHydrated(), svelte(), fonts(), pictures()],
  base: '/',
  build: {
    outDir: '../src/ludotheque/web',
    emptyOutDir: true,
    target: 'es2022',
    // A strict Content-Security-Policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A tenth less, compressed, than what esbuild makes of it.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, inline: 1 } },
    // Small chunks compress badly, and each is a request.
    rollupOptions: { output: { experimentalMinChunkSize: 20_000 } },
  },
  server: {
    proxy: {
      '/api': server,
      '/themes': server,
      '/ws': { target: server, ws: true },
    },
  },
  // Unit tests run in Node, with what a browser has besides replaced where it is needed; runes want Svelte's client half.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['{src,build}/**/*.test.ts'], setupFiles: 'src/testing/browser.ts' },
});
