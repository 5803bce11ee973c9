import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fitter } from './fitter.ts';

const zones = ['board'];
let fitted: number[];
let fitter: Fitter;

const fit = (room: number, what: unknown = zones, isDressed = true): void => fitter.fit({ zones: what, room, isPlanned: false, isDressed }, () => fitted.push(room));

beforeEach(() => {
  vi.useFakeTimers();
  fitted = [];
  fitter = new Fitter();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a board is fitted at once, and again when its pictures have come', () => {
  fit(600);
  expect(fitted).toEqual([600]);

  vi.runAllTimers();
  expect(fitted).toEqual([600, 600]);
});

test('a scrollbar neither fits it anew nor keeps it from waiting for its pictures', () => {
  fit(600);
  fit(585);
  vi.runAllTimers();

  expect(fitted).toEqual([600, 600]);
});

test('another board in the same room is fitted anew', () => {
  fit(600);
  fit(600, ['other']);

  expect(fitted).toEqual([600, 600]);
});

test('a board whose style sheet comes later than it does is fitted anew', () => {
  fit(600, zones, false);
  vi.runAllTimers();
  fit(600);

  expect(fitted).toEqual([600, 600, 600]);
});

test('a room that is really narrower is waited for instead of the one before', () => {
  fit(600);
  fit(400);
  vi.runAllTimers();

  expect(fitted).toEqual([600, 400, 400]);
});
