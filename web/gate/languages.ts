import { useEffect, useState } from 'react';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#contract/kernel/languages.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { sayNow, speak } from '#web/shared/say.ts';
import { type Messages, type Say, sayIn } from '#words/say.ts';
import { accountValue } from './offline/account-storage.ts';

const FILES: Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>> = {
  hi: () => import('./words-hi.ts'),
  te: () => import('./words-te.ts'),
};

const chosen = accountValue('gate.language');

/** The choice of this person on this phone, else the phone's own language if the gate speaks it. */
function firstLanguage(): Language {
  const own = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  return [chosen.read(), ...own].find(isLanguage) ?? FIRST_LANGUAGE;
}

/** The console's English, for texts that the gate lacks. */
const consoles: { say: Say | null } = { say: null };

/** Everything else of the console stays English: it may be drawn before the gate is gone. */
function onlyHere(own: Say, otherwise: Say): Say {
  const now = (): Say => (window.location.pathname === consolePaths.scan ? own : otherwise);
  const say = (...asked: Parameters<Say>) => now()(...asked);
  return Object.defineProperty(say, 'language', { get: () => now().language }) as Say;
}

async function speakAtGate(language: Language): Promise<void> {
  consoles.say ??= sayNow();
  const english = consoles.say;
  if (language === 'en') return speak(english);
  const { messages } = await FILES[language]();
  speak(onlyHere(sayIn(language, messages, english), english));
}

/** `spoken` is null until its words are here; without them, as after a failed load, the gate speaks English. */
export function useLanguage() {
  const [language, setLanguage] = useState(firstLanguage);
  const [spoken, setSpoken] = useState<Language | null>(language === FIRST_LANGUAGE ? language : null);
  useEffect(() => {
    let isOver = false;
    const show = (now: Language) => !isOver && setSpoken(now);
    speakAtGate(language).then(
      () => show(language),
      () => show(FIRST_LANGUAGE),
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  const choose = (next: Language) => {
    chosen.keep(next);
    setLanguage(next);
  };
  return { spoken, choose };
}
