import { createContext, useEffect, useState } from 'react';
import type { RoomLanguage } from '#contract/presentations/rules.ts';

const TURN_MS = 6000;

export interface Room {
  languages: readonly RoomLanguage[];
  /** The language shown now. */
  language: RoomLanguage;
}

export const RoomContext = createContext<Room>({ languages: ['en'], language: 'en' });

export function useRoom(languages: readonly RoomLanguage[]): Room {
  const [turn, setTurn] = useState(0);
  const count = languages.length;
  useEffect(() => {
    if (count === 1) return;
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [count]);
  return { languages, language: languages[turn % count] ?? 'en' };
}
