/** The sounds of the house, made of tones and of noise where they are heard: there are no files. Loaded with the first one. */
export type Sound = 'dice' | 'coin' | 'card' | 'turn';

/** One stroke: when it begins, how long it rings, how loud, how high, and a wave or noise around that height. */
type Stroke = [from: number, length: number, loudness: number, height: number, wave: OscillatorType | 'noise'];

const STROKES: Record<Sound, Stroke[]> = {
  dice: [0, 0.06, 0.13, 0.17, 0.24].map((from, place) => [from, 0.05, 0.5 - 0.08 * place, 1_900 - 180 * place, 'noise']),
  coin: [[0, 0.3, 0.09, 2_093, 'sine'], [0.05, 0.4, 0.09, 3_136, 'sine'], [0, 0.02, 0.2, 5_000, 'noise']],
  card: [[0, 0.12, 0.25, 1_100, 'noise'], [0.09, 0.05, 0.35, 320, 'noise']],
  turn: [[0, 0.32, 0.16, 659.25, 'sine'], [0.16, 0.32, 0.16, 880, 'sine']],
};
const RISE = 0.008;
const SILENCE = 0.0001;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound, as loud as is wished for between 0 and 1. */
export function play(sound: Sound, volume: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [from, length, loudness, height, wave] of STROKES[sound]) {
    const start = audio.currentTime + from;
    const ringing = new GainNode(audio, { gain: 0 });
    ringing.gain.setValueAtTime(0, start);
    ringing.gain.linearRampToValueAtTime(loudness * volume, start + RISE);
    ringing.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    ringing.connect(audio.destination);
    const source = wave === 'noise' ? hiss(audio) : new OscillatorNode(audio, { type: wave, frequency: height });
    if (wave === 'noise') source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: height, Q: 2 })).connect(ringing);
    else source.connect(ringing);
    source.start(start);
    source.stop(start + length);
  }
}

/** A second of noise, thrown once. */
function hiss(audio: AudioContext): AudioBufferSourceNode {
  noise ??= new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const data = noise.getChannelData(0);
  if (!data[0]) for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer: noise });
}
