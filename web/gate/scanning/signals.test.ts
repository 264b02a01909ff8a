// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';

/** The device's orders: by ear (hertz, start, end) and by hand (milliseconds). */
const heard: { hertz: number; start: number; stop: number }[] = [];
const felt: number[][] = [];

/** The browser's audio, as far as a signal uses it; it writes down what would sound. */
function loudspeaker(): void {
  class AudioContext {
    state = 'running';
    currentTime = 10;
    destination = {};
    resume = async () => undefined;
  }
  class GainNode {
    gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    connect = (to: unknown) => to;
  }
  class OscillatorNode {
    tone: { hertz: number; start: number; stop: number };
    constructor(_: unknown, { frequency }: { frequency: number }) {
      this.tone = { hertz: frequency, start: 0, stop: 0 };
      heard.push(this.tone);
    }
    connect = (to: unknown) => to;
    start = (at: number) => (this.tone.start = at);
    stop = (at: number) => (this.tone.stop = at);
  }
  for (const [name, part] of Object.entries({ AudioContext, GainNode, OscillatorNode })) vi.stubGlobal(name, part);
}

beforeEach(() => {
  heard.length = 0;
  felt.length = 0;
  vi.resetModules();
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => felt.push(pattern) });
});

test('answers are told apart with closed eyes: up, twice alike, long and low, down, three times high, three steps down', async () => {
  loudspeaker();
  const { signal } = await import('./signals.ts');
  signal('good');
  expect(heard.map(({ hertz }) => hertz)).toEqual([880, 1320]);
  signal('used');
  expect(heard.slice(2).map(({ hertz }) => hertz)).toEqual([660, 660]);
  signal('bad');
  const [low] = heard.slice(4);
  expect(low?.hertz).toBeLessThan(400);
  expect(low!.stop - low!.start).toBeCloseTo(0.5);
  signal('unknown');
  expect(heard.slice(5).map(({ hertz }) => hertz)).toEqual([587, 440]);
  signal('open');
  expect(heard.slice(7).map(({ hertz }) => hertz)).toEqual([988, 988, 988]);
  signal('out');
  expect(heard.slice(10).map(({ hertz }) => hertz)).toEqual([1320, 990, 740]);
});

test('the tones of one signal follow each other and do not overlap', async () => {
  loudspeaker();
  const { signal } = await import('./signals.ts');
  signal('used');
  expect(heard[1]!.start).toBeGreaterThan(heard[0]!.stop);
});

test('each signal feels different too, also where there is no sound', async () => {
  const { signal } = await import('./signals.ts');
  for (const kind of ['good', 'used', 'bad', 'unknown', 'open'] as const) signal(kind);
  expect(new Set(felt.map(String)).size).toBe(5);
});

test('a device that can neither sound nor buzz stays silent without a crash', async () => {
  vi.stubGlobal('navigator', {});
  const { signal } = await import('./signals.ts');
  expect(() => signal('good')).not.toThrow();
});

test('a page that nobody has touched yet does not buzz, as the browser would refuse it aloud', async () => {
  loudspeaker();
  const vibrate = (pattern: number[]) => felt.push(pattern);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  const { signal } = await import('./signals.ts');
  signal('bad');
  expect(felt).toEqual([]);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  signal('bad');
  expect(felt).toEqual([[500]]);
});

test('a button unlocks the loudspeaker without a sound', async () => {
  loudspeaker();
  const { wakeSound } = await import('./signals.ts');
  wakeSound();
  expect(heard).toEqual([]);
});
