import { play } from './chime.ts';

/** `tag` such as "hi-IN"; `clips` are recorded words for use without a device voice. */
export interface Spoken {
  tag: string;
  text: string;
  clips?: readonly ArrayBuffer[];
}

/** Some televisions never report the end. */
const LONGEST_MS = 12_000;

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** Only voices on the device: others are listed, but say nothing or say it in English. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], tag: string): SpeechSynthesisVoice | null {
  const here = voices.filter((voice) => voice.localService && languageOf(voice.lang) === languageOf(tag));
  return here.find(({ lang }) => lang.replace('_', '-').toLowerCase() === tag.toLowerCase()) ?? here[0] ?? null;
}

const synthesis = (): SpeechSynthesis | null => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

export const voicesHere = (): readonly SpeechSynthesisVoice[] => synthesis()?.getVoices() ?? [];

export function watchVoices(tell: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  const found = (): void => tell(voicesHere());
  found();
  synthesis()?.addEventListener?.('voiceschanged', found);
  return () => synthesis()?.removeEventListener?.('voiceschanged', found);
}

/** Resolves when spoken. Silent without a voice for the language. */
export async function say({ tag, text, clips }: Spoken): Promise<void> {
  if (clips) return play(clips);
  const voice = voiceFor(voicesHere(), tag);
  if (!voice) return;
  // Some engines use the language and ignore the voice.
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
