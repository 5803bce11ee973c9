import type { Plugin } from 'vite';

/** Letters that both languages need. */
const NEEDED = /-latin-wght-normal-[\w-]+\.woff2$/;

/** The first words are written in their own letters, not in others that are exchanged: fonts come together with the style sheet. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => NEEDED.test(name))
          .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` }, injectTo: 'head' as const })),
    },
  };
}
