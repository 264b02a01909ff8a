import { useCallback, useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { ROOM_LANGUAGES, type RoomLanguage } from '#contract/presentations/rules.ts';
import { televisionPath } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { deviceStore, tabStore } from '#web/shared/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { type Announcer, announcer } from '#web/visitor/platform/announcer.ts';
import { chime, unlockChime } from '#web/visitor/platform/chime.ts';
import { type Spoken, voiceFor, voicesHere, watchVoices } from '#web/visitor/platform/speech.ts';
import { announcement } from './announcement-words.ts';
import { clipsOf } from './recorded-words.ts';
import type { CalledNumber } from './use-calls.ts';
import { type Recordings, useRecordings } from './use-recordings.ts';
import type { SetUp } from './use-set-up.ts';

export interface Sound {
  isOn: boolean;
  offered: readonly RoomLanguage[];
  languages: readonly RoomLanguage[];
  silent: readonly RoomLanguage[];
  recordings: Recordings;
  start(): void;
  stop(): void;
  toggle(language: RoomLanguage): void;
  announce(call: CalledNumber, isStillSo: () => boolean): void;
}

const KEPT = 'board-languages';
const STARTED = 'board-started';

const inOrder = (room: readonly RoomLanguage[]): RoomLanguage[] => [
  ...room,
  ...ROOM_LANGUAGES.filter((language) => !room.includes(language)),
];

/** Chosen on this television; null: the room's. */
function keptLanguages(): RoomLanguage[] | null {
  const kept = deviceStore.get(KEPT)?.split(' ');
  return kept ? ROOM_LANGUAGES.filter((language) => kept.includes(language)) : null;
}

/** In the order of the languages, by device voice or recorded words; in English if nothing else works. */
export function sentencesOf(
  { number, station }: CalledNumber,
  languages: readonly RoomLanguage[],
  voices: readonly SpeechSynthesisVoice[],
  recordings: Recordings,
): Spoken[] {
  const inLanguage = (language: RoomLanguage): Spoken[] => {
    const [tag, text] = [LANGUAGES[language].tag, announcement(language, number, station)];
    const recorded = recordings[language];
    if (voiceFor(voices, tag)) return [{ tag, text }];
    return recorded ? [{ tag, text, clips: clipsOf(language, text).flatMap((at) => recorded[at] ?? []) }] : [];
  };
  const said = languages.flatMap(inLanguage);
  return said.length > 0 || languages.length === 0 ? said : inLanguage('en');
}

/** Silent until a tap; after the nightly reload the browser may still allow sound. */
export function useSound(room: readonly RoomLanguage[]): Sound {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<readonly RoomLanguage[] | null>(null);
  const offered = inOrder(room);
  const languages = offered.filter((language) => (chosen ?? room).includes(language));
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => watchVoices(setVoices), []);
  const silent = languages.filter((language) => !voiceFor(voices, LANGUAGES[language].tag));
  // Loaded only when needed.
  const recordings = useRecordings(isOn ? silent : []);
  const latest = useRef({ isOn, languages, recordings });
  const voice = useRef<Announcer | null>(null);
  latest.current = { isOn, languages, recordings };
  useEffect(() => {
    setChosen(keptLanguages());
    voice.current = announcer();
    // After a reload by script an earlier tap may still count.
    if (tabStore.get(STARTED)) void unlockChime().then(setOn);
    return () => voice.current?.stop();
  }, []);
  const toggle = (language: RoomLanguage): void => {
    const next = offered.filter((one) => (one === language) !== languages.includes(one));
    deviceStore.set(KEPT, next.join(' '));
    setChosen(next);
  };
  const start = (): void => {
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    tabStore.set(STARTED, 'yes');
    void unlockChime().then((isHeard) => {
      setOn(true);
      if (isHeard) void chime();
    });
  };
  const stop = (): void => {
    tabStore.remove(STARTED);
    setOn(false);
  };
  const announce = useCallback((call: CalledNumber, isStillSo: () => boolean): void => {
    if (!latest.current.isOn) return;
    const sentences = (): Spoken[] =>
      sentencesOf(call, latest.current.languages, voicesHere(), latest.current.recordings);
    voice.current?.announce(sentences, isStillSo);
  }, []);
  return { isOn, offered, languages, silent, recordings, start, stop, toggle, announce };
}

export function SoundSection({ setUp, ...sound }: Sound & { setUp: SetUp }) {
  const { isOn, offered, languages, start, stop, toggle } = sound;
  if (!setUp.isShown) return null;
  return (
    <section
      ref={setUp.ref}
      className={isOn ? 'sound scripted on' : 'sound scripted'}
      aria-label={say('boards.spokenLanguages')}
    >
      <Button variant="contained" onClick={isOn ? stop : start}>
        {isOn ? say('boards.stopSound') : say('boards.startBoard')}
      </Button>
      <div className="row">
        {offered.map((language) => (
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
      <Button variant="outlined" href={`${televisionPath}?anew`}>
        {say('boards.anotherPlace')}
      </Button>
      {isOn && <Voices {...sound} />}
    </section>
  );
}

function Voices({ silent, recordings }: Pick<Sound, 'silent' | 'recordings'>) {
  const named = (languages: readonly RoomLanguage[]) => languages.map((one) => LANGUAGES[one].name).join(', ');
  const recorded = named(silent.filter((language) => recordings[language]));
  const chimed = named(silent.filter((language) => !recordings[language]));
  return (
    <>
      {recorded && <p className="small">{say('boards.recorded', { languages: recorded })}</p>}
      {chimed && <p className="small">{say('boards.chimeOnly', { language: chimed })}</p>}
    </>
  );
}
