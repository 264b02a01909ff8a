import { play } from './chime.ts';

/** Something to be said, with the tag of its language ("hi-IN"): by a voice of this device, or by recorded clips where there are some. */
export interface Spoken {
  tag: string;
  text: string;
  clips?: readonly ArrayBuffer[];
}

/** Some televisions never tell that they have finished. */
const LONGEST_MS = 12_000;

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The voice of this device for a language; null when it has none. Only voices that are on the device count: others are
 * listed and then say nothing, or say it in English.
 */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], tag: string): SpeechSynthesisVoice | null {
  const here = voices.filter((voice) => voice.localService && languageOf(voice.lang) === languageOf(tag));
  return here.find(({ lang }) => lang.replace('_', '-').toLowerCase() === tag.toLowerCase()) ?? here[0] ?? null;
}

const synthesis = (): SpeechSynthesis | null => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

export const voicesHere = (): readonly SpeechSynthesisVoice[] => synthesis()?.getVoices() ?? [];

/** Calls at once, and again when the device has found its voices, which takes a while. Answers how to stop. */
export function watchVoices(tell: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  const found = (): void => tell(voicesHere());
  found();
  synthesis()?.addEventListener?.('voiceschanged', found);
  return () => synthesis()?.removeEventListener?.('voiceschanged', found);
}

/** Says it with a voice of its language; done when it was said. Without such a voice it stays silent. */
export async function say({ tag, text, clips }: Spoken): Promise<void> {
  if (clips) return play(clips);
  const voice = voiceFor(voicesHere(), tag);
  if (!voice) return;
  // Voice alone is not enough everywhere: some engines go by the language.
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: 0.9 });
  await new Promise<unknown>((done) => {
    const tooLong = setTimeout(done, LONGEST_MS);
    const finish = (): void => {
      clearTimeout(tooLong);
      done(null);
    };
    Object.assign(utterance, { onend: finish, onerror: finish });
    synthesis()?.speak(utterance);
  });
}
