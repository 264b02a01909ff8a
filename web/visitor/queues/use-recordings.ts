import { useEffect, useState } from 'react';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { loadVoice, type RecordedVoice } from '#web/visitor/platform/recorded-voice.ts';
import { recordedWords } from './recorded-words.ts';
import en from './voices/en.mp3?url';
import hi from './voices/hi.mp3?url';
import te from './voices/te.mp3?url';

const FILES: Record<RoomLanguage, string> = { en, hi, te };

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
