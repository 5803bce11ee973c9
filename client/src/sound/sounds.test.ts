import { beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from './sounds.ts';

/** What stands in for WebAudio: it notes what would be heard. */
const started: { from: number; to: number; to_what: unknown[] }[] = [];
const loudest: number[] = [];

class Context {
  currentTime = 5;
  sampleRate = 100;
  destination = 'speaker';
  resume = (): void => undefined;
}
class Wired {
  to: unknown[] = [];
  connect<Other>(other: Other): Other {
    this.to.push(other);
    return other;
  }
}
class Source extends Wired {
  #from = 0;
  start(from: number): void {
    this.#from = from;
  }
  stop(to: number): void {
    started.push({ from: this.#from, to, to_what: this.to });
  }
}
class Gain extends Wired {
  gain = {
    setValueAtTime: (): void => undefined,
    linearRampToValueAtTime: (value: number): void => void loudest.push(value),
    exponentialRampToValueAtTime: (): void => undefined,
  };
}
class Buffer {
  data = new Float32Array(100);
  getChannelData = (): Float32Array => this.data;
}

beforeEach(() => {
  started.length = loudest.length = 0;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Source);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('AudioBuffer', Buffer);
  vi.stubGlobal('BiquadFilterNode', Wired);
  vi.stubGlobal('GainNode', Gain);
});

test.each<Sound>(['dice', 'coin', 'card', 'turn'])('%s is short, wired up, and as loud as is wished for', async (sound) => {
  const { play } = await import('./sounds.ts');
  play(sound, 1);
  const full = [...loudest];
  play(sound, 0.5);

  expect(started.length).toBeGreaterThan(1);
  expect(started.every(({ from, to, to_what }) => from >= 5 && to > from && to <= 6 && to_what.length === 1)).toBe(true);
  expect(Math.max(...full)).toBeLessThanOrEqual(0.5);
  expect(loudest.slice(full.length)).toEqual(full.map((value) => value / 2));
});
