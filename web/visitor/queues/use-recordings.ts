import { useEffect, useState } from 'react';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { recordedWords } from './recorded-words.ts';
import en from './voices/en.mp3?url';
import hi from './voices/hi.mp3?url';
import te from './voices/te.mp3?url';

const FILES: Record<RoomLanguage, string> = { en, hi, te };

type RecordedVoice = readonly ArrayBuffer[];
export type Recordings = Partial<Record<RoomLanguage, RecordedVoice>>;

const AGAIN_MS = 60_000;

export function useRecordings(languages: readonly RoomLanguage[]): Recordings {
  const [loaded, setLoaded] = useState<Recordings>({});
  const lacking = languages.filter((language) => !loaded[language]).join(' ');
  useEffect(() => {
    if (!lacking) return;
    const load = (): void => {
      for (const language of lacking.split(' ') as RoomLanguage[])
        void loadVoice(FILES[language], recordedWords(language).length).then((voice) => {
          if (voice) setLoaded((before) => ({ ...before, [language]: voice }));
        });
    };
    load();
    const timer = setInterval(load, AGAIN_MS);
    return () => clearInterval(timer);
  }, [lacking]);
  return loaded;
}

/** File format: two bytes (little endian) for the length of each clip, then the clips. */
export function splitVoice(file: ArrayBuffer, count: number): RecordedVoice {
  const lengths = new DataView(file);
  let from = 2 * count;
  return Array.from({ length: count }, (_, at) => {
    const clip = file.slice(from, from + lengths.getUint16(2 * at, true));
    from += clip.byteLength;
    return clip;
  });
}

async function loadVoice(url: string, count: number): Promise<RecordedVoice | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? splitVoice(await answer.arrayBuffer(), count) : null;
  } catch {
    return null;
  }
}
