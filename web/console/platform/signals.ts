export type Signal = 'good' | 'attention' | 'bad';

interface Tone {
  hertz: number;
  from: number;
  seconds: number;
}

/** A rising pair, two equal ones, a long low one: told apart with closed eyes. */
const TONES: Record<Signal, readonly Tone[]> = {
  good: [
    { hertz: 880, from: 0, seconds: 0.1 },
    { hertz: 1320, from: 0.1, seconds: 0.16 },
  ],
  attention: [
    { hertz: 660, from: 0, seconds: 0.14 },
    { hertz: 660, from: 0.22, seconds: 0.14 },
  ],
  bad: [{ hertz: 220, from: 0, seconds: 0.5 }],
};

/** Milliseconds of buzzing and stillness in turn. */
const BUZZES: Record<Signal, number[]> = { good: [90], attention: [120, 90, 120], bad: [500] };

let audio: AudioContext | null = null;

/** Says by ear and by hand how it went. A browser stays silent until the page was touched once; then it does what it can. */
export function signal(kind: Signal): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZES[kind]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { state, currentTime } = audio;
  if (state === 'suspended') void audio.resume();
  for (const tone of TONES[kind]) play(audio, tone, currentTime + 0.01);
}

function play(context: AudioContext, { hertz, from, seconds }: Tone, now: number): void {
  const oscillator = new OscillatorNode(context, { type: hertz < 400 ? 'sawtooth' : 'sine', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  const start = now + from;
  // A soft edge on both sides: without it a loudspeaker clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.5, start + 0.015);
  gain.gain.setValueAtTime(0.5, start + seconds - 0.03);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
