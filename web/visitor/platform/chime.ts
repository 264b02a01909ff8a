/** Frequency in Hz and start in seconds. */
const TONES = [
  { hertz: 784, from: 0 },
  { hertz: 587, from: 0.45 },
];
const RING_SECONDS = 1.1;

/** One for the page, made after a tap: browsers count contexts and keep earlier ones silent. */
let audio: AudioContext | null = null;

/** Browsers allow sound only after a tap. True if sound works from now on. */
export async function unlockChime(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  audio ??= new AudioContext();
  const woken = audio.resume().catch(() => undefined);
  // Without a tap the promise never settles.
  await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, 300))]);
  return audio.state === 'running';
}

/** Resolves after the sound has faded. */
export async function chime(): Promise<void> {
  if (audio?.state !== 'running') return;
  for (const { hertz, from } of TONES) ring(audio, hertz, audio.currentTime + 0.02 + from);
  await new Promise((resolve) => setTimeout(resolve, (RING_SECONDS + 0.5) * 1000));
}

function ring(context: AudioContext, hertz: number, start: number): void {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.6, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + RING_SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + RING_SECONDS);
}

/** Resolves after the last clip. Skips clips that cannot be decoded. */
export async function play(clips: readonly ArrayBuffer[]): Promise<void> {
  if (audio?.state !== 'running') return;
  const context = audio;
  try {
    // Decoding detaches the buffer, so a copy is used. Callbacks, for older televisions.
    const sounds = await Promise.all(
      clips.map((clip) => new Promise<AudioBuffer>((done, fail) => context.decodeAudioData(clip.slice(0), done, fail))),
    );
    let at = context.currentTime + 0.05;
    for (const buffer of sounds) {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      source.start(at);
      at += buffer.duration;
    }
    await new Promise((resolve) => setTimeout(resolve, (at - context.currentTime) * 1000));
  } catch {
    // The call is on the screen and the chime has sounded.
  }
}
