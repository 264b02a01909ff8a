export type Signal = 'good' | 'out' | 'used' | 'bad' | 'unknown' | 'open';

export type Notice = 'message' | 'urgent';

interface Tone {
  hertz: number;
  from: number;
  seconds: number;
}

/** Recognisable with closed eyes: rising pair, three steps down, equal pair, long low one, falling pair, three high ones. */
const TONES: Record<Signal | Notice, readonly Tone[]> = {
  message: [{ hertz: 523, from: 0, seconds: 0.4 }],
  urgent: [0, 0.24, 0.48, 0.72].map((from, at) => ({ hertz: at % 2 === 0 ? 1568 : 1175, from, seconds: 0.2 })),
  good: [
    { hertz: 880, from: 0, seconds: 0.1 },
    { hertz: 1320, from: 0.1, seconds: 0.16 },
  ],
  out: [1320, 990, 740].map((hertz, at) => ({ hertz, from: at * 0.11, seconds: 0.1 })),
  used: [
    { hertz: 660, from: 0, seconds: 0.14 },
    { hertz: 660, from: 0.22, seconds: 0.14 },
  ],
  bad: [{ hertz: 220, from: 0, seconds: 0.5 }],
  unknown: [
    { hertz: 587, from: 0, seconds: 0.14 },
    { hertz: 440, from: 0.14, seconds: 0.22 },
  ],
  open: [0, 0.14, 0.28].map((from) => ({ hertz: 988, from, seconds: 0.08 })),
};

/** Vibration pattern: ms on and off alternately. */
const BUZZES: Record<Signal | Notice, number[]> = {
  message: [40, 40, 40],
  urgent: [250, 100, 250, 100, 250, 100, 250],
  good: [90],
  out: [40, 40, 40, 40, 140],
  used: [120, 90, 120],
  bad: [500],
  unknown: [60, 60, 220],
  open: [50, 60, 50, 60, 50],
};

/** One for the page, made at the first sound: browsers count contexts. */
let audio: AudioContext | null = null;

/** Sound and vibration. Browsers stay silent until the page was touched once. */
export function signal(kind: Signal | Notice): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZES[kind]);
  wakeSound();
  for (const tone of TONES[kind]) if (audio) play(audio, tone, audio.currentTime + 0.01);
}

/** Unlocks audio; call it from a click, or on a page that was touched before. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

function play(context: AudioContext, { hertz, from, seconds }: Tone, now: number): void {
  const oscillator = new OscillatorNode(context, { type: hertz < 400 ? 'sawtooth' : 'sine', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  const start = now + from;
  // Fade in and out; without it loudspeakers click.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.5, start + 0.015);
  gain.gain.setValueAtTime(0.5, start + seconds - 0.03);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
