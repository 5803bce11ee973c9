import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lay, png, raster, type Picture } from './raster.ts';

const GAMES = new URL('../../src/ludotheque/games/', import.meta.url);
const MARK = new URL('../public/mark.svg', import.meta.url);
const ICONS = [192, 512];
/** The size messengers want, the box of a game on it, and how dark it is behind the box. */
const [WIDTH, HEIGHT] = [1200, 630];
const [BOX_WIDTH, BOX_HEIGHT] = [475, 570];
const DARKER = 0.3;

/** The box of a game before a darker piece of its own cover. */
export function card(cover: string): Picture {
  const [w, h] = [600, 720];
  const part = (w * HEIGHT) / WIDTH;
  const found = raster(cover, WIDTH, HEIGHT, [0, (h - part) / 2, w, part]);
  for (let at = 0; at < found.data.length; at++) if (at % 4 !== 3) found.data[at] = found.data[at]! * DARKER;
  lay(found, raster(cover, BOX_WIDTH, BOX_HEIGHT), Math.round((WIDTH - BOX_WIDTH) / 2), (HEIGHT - BOX_HEIGHT) / 2);
  return found;
}

/** Makes the pictures that cannot be SVG: icons of the house, and a card of each game for messengers. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, picture: Picture): void => void this.emitFile({ type: 'asset', fileName, source: png(picture) });
      const mark = readFileSync(MARK, 'utf8');
      for (const size of ICONS) emit(`icon-${size}.png`, raster(mark, size, size));
      for (const game of readdirSync(GAMES)) {
        let cover = '';
        try {
          cover = readFileSync(new URL(`${game}/theme/cover.svg`, GAMES), 'utf8');
        } catch {
          continue; // a game without a box
        }
        emit(`cards/${game}.png`, card(cover));
      }
    },
  };
}
