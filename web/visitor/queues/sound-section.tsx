import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { televisionPath } from '#web/shared/paths.ts';
import { type Announcer, announcer } from '#web/visitor/platform/announcer.ts';
import { chime, unlockChime } from '#web/visitor/platform/chime.ts';
import { type Spoken, voiceFor, voicesHere, watchVoices } from '#web/visitor/platform/speech.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#web/visitor/platform/spoken-numbers.ts';
import { Button, LinkButton } from '#web/visitor/ui/button.tsx';
import { announcement } from './announcement-words.ts';
import { boardTexts as texts } from './board-words.ts';
import type { CalledNumber } from './use-calls.ts';
import type { SetUp } from './use-set-up.ts';

export interface Sound {
  isOn: boolean;
  languages: readonly SpokenLanguage[];
  start(): void;
  stop(): void;
  toggle(language: SpokenLanguage): void;
  announce(call: CalledNumber, isStillSo: () => boolean): void;
}

const KEPT = 'board-languages';
const STARTED = 'board-started';

function keptLanguages(): SpokenLanguage[] {
  const kept = (localStorage.getItem(KEPT) ?? 'en').split(' ');
  return SPOKEN_LANGUAGES.filter((language) => kept.includes(language));
}

/** Lists what this device can say of a call: in each chosen language it has a voice for, once in English for the others. */
export function sentencesOf(
  { number, place }: CalledNumber,
  languages: readonly SpokenLanguage[],
  voices: readonly SpeechSynthesisVoice[],
): Spoken[] {
  const has = (language: SpokenLanguage): boolean => voiceFor(voices, LANGUAGES[language].tag) !== null;
  const said = languages.map((language) => (has(language) ? language : 'en')).filter(has);
  return said
    .filter((language, at) => said.indexOf(language) === at)
    .map((language) => ({ tag: LANGUAGES[language].tag, text: announcement(language, number, place) }));
}

/** Chime and voice of a board. It is silent until one tap; after its nightly reload a browser may remember that tap. */
export function useSound(): Sound {
  const [isOn, setOn] = useState(false);
  const [languages, setLanguages] = useState<readonly SpokenLanguage[]>(['en']);
  const latest = useRef({ isOn, languages });
  const voice = useRef<Announcer | null>(null);
  latest.current = { isOn, languages };
  useEffect(() => {
    setLanguages(keptLanguages());
    voice.current = announcer();
    // A page that loads itself anew may go on with the tap of before.
    if (sessionStorage.getItem(STARTED)) void unlockChime().then(setOn);
    return () => voice.current?.stop();
  }, []);
  const toggle = (language: SpokenLanguage): void => {
    const next = SPOKEN_LANGUAGES.filter((one) => (one === language) !== languages.includes(one));
    localStorage.setItem(KEPT, next.join(' '));
    setLanguages(next);
  };
  const start = (): void => {
    // In full screen where the device allows it.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    sessionStorage.setItem(STARTED, 'yes');
    void unlockChime().then((isHeard) => {
      setOn(true);
      if (isHeard) void chime();
    });
  };
  const stop = (): void => {
    sessionStorage.removeItem(STARTED);
    setOn(false);
  };
  const announce = useCallback((call: CalledNumber, isStillSo: () => boolean): void => {
    if (!latest.current.isOn) return;
    voice.current?.announce(() => sentencesOf(call, latest.current.languages, voicesHere()), isStillSo);
  }, []);
  return { isOn, languages, start, stop, toggle, announce };
}

/** One tap that switches the sound on or off, and which languages it speaks. */
export function SoundSection({ isOn, languages, start, stop, toggle, setUp }: Sound & { setUp: SetUp }) {
  if (!setUp.isShown) return null;
  return (
    <section ref={setUp.ref} className={isOn ? 'sound scripted on' : 'sound scripted'} aria-label={texts.sound}>
      <Button onClick={isOn ? stop : start}>{isOn ? texts.stop : texts.start}</Button>
      <div className="row">
        {SPOKEN_LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            className="pick-language"
            aria-pressed={languages.includes(language)}
            onClick={() => toggle(language)}
          >
            {LANGUAGES[language].name}
          </button>
        ))}
      </div>
      <LinkButton quiet href={`${televisionPath}?anew`}>
        {texts.another}
      </LinkButton>
      {isOn && <Voices languages={languages} />}
    </section>
  );
}

/** Says honestly which of the chosen languages this device cannot speak. */
function Voices({ languages }: Pick<Sound, 'languages'>) {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => watchVoices(setVoices), []);
  const without = languages.filter((language) => !voiceFor(voices, LANGUAGES[language].tag));
  if (without.length === 0) return null;
  const hasEnglish = voiceFor(voices, LANGUAGES.en.tag) !== null;
  const names = without.map((language) => LANGUAGES[language].name).join(', ');
  return <p className="small">{texts[hasEnglish ? 'inEnglish' : 'chimeOnly'](names)}</p>;
}
