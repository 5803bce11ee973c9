import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lay, png, raster, type Picture } from './raster.ts';

const drawn = (body: string): Picture => raster(`<svg viewBox="0 0 20 20">${body}</svg>`, 20, 20);
const at = ({ width, data }: Picture, x: number, y: number): number[] => {
  const from = 4 * (y * width + x);
  return [...data.subarray(from, from + 3)].map(Math.round).concat(Math.round(100 * (data[from + 3] ?? 0)));
};
const RED = [255, 0, 0, 100];
const NOTHING = [0, 0, 0, 0];

test('shapes are filled, moved, used and laid over each other', () => {
  const picture = drawn('<defs><rect id="r" width="4" height="4"/></defs><use href="#r" fill="#f00" transform="translate(10 10)"/><circle cx="4" cy="4" r="3" fill="#00ff00" opacity=".5"/>');

  expect(at(picture, 11, 11)).toEqual(RED);
  expect(at(picture, 15, 15)).toEqual(NOTHING);
  expect(at(picture, 4, 4)).toEqual([0, 255, 0, 50]);
});

test('paths of lines, curves and arcs enclose what they go around, in parts of pixels', () => {
  const picture = drawn('<path d="M2 2h8v8H2z" fill="#f00"/><path d="M12 12a4 4 0 0 1 8 0z" fill="#f00"/><path d="M0 15.5h4v4h-4z" fill="#f00"/>');

  expect([at(picture, 5, 5), at(picture, 16, 10), at(picture, 16, 13)]).toEqual([RED, RED, NOTHING]);
  expect(at(picture, 2, 15)[3]).toBe(50);
});

test('strokes have a width, and gaps where they are dashed', () => {
  const picture = drawn('<path d="M0 5H20" stroke="#f00" stroke-width="4"/><path d="M0 15H20" stroke="#f00" stroke-width="2" stroke-dasharray="5 5"/>');

  expect([at(picture, 10, 3), at(picture, 10, 8)]).toEqual([RED, NOTHING]);
  expect([at(picture, 2, 15), at(picture, 7, 15), at(picture, 12, 15)]).toEqual([RED, NOTHING, RED]);
});

test('gradients go from one colour to the next', () => {
  const stops = '<stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/>';
  const picture = drawn(`<defs><linearGradient id="g" x2="1">${stops}</linearGradient></defs><rect width="20" height="20" fill="url(#g)"/>`);

  expect(at(picture, 0, 0)[0]).toBeLessThan(10);
  expect(at(picture, 19, 19)[0]).toBeGreaterThan(245);
});

test('what it does not know is refused, not left out', () => {
  for (const body of ['<text>a</text>', '<path d="M0 0T1 1"/>', '<rect width="1" height="1" fill="red"/>', '<g transform="skewX(3)"/>', '<use href="#x"/>']) {
    expect(() => drawn(body)).toThrow();
  }
});

test('a picture laid on another covers it; as PNG it says its size, and holds what was drawn', () => {
  const picture = drawn('');
  lay(picture, raster('<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>', 2, 2), 3, 4);
  const file = png(picture);

  expect([at(picture, 4, 5), at(picture, 5, 5)]).toEqual([RED, NOTHING]);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([20, 20]);
  const body = inflateSync(file.subarray(file.indexOf('IDAT') + 4, file.indexOf('IEND') - 8));
  expect(body.length).toBe(20 * (4 * 20 + 1));
  expect([...body.subarray(4 * 81 + 1 + 12, 4 * 81 + 1 + 16)]).toEqual([255, 0, 0, 255]);
});
