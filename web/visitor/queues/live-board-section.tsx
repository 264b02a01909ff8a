import { useEffect, useState } from 'react';
import type { BoardNow, BoardPageProps } from '#contract/queues/page.ts';
import { boardNow, type LegacyBoard } from '#contract/queues/page.ts';
import { placesNamed } from '#contract/queues/rules.ts';
import { SOUND_MS } from '#contract/televisions/rules.ts';
import { getJson, postJson } from '#web/shared/json-calls.ts';
import { boardCall, televisionCalls } from '#web/shared/paths.ts';
import { keepAwake } from '#web/shared/wake-lock.ts';
import { type LiveSource, useLiveValue } from '#web/visitor/platform/live-value.ts';
import { everyNight } from '#web/visitor/platform/nightly.ts';
import { BoardFootSection } from './board-foot-section.tsx';
import { BoardHeadSection } from './board-head-section.tsx';
import { SoundSection, useSound } from './sound-section.tsx';
import { StationsSection } from './stations-section.tsx';
import { useCalls } from './use-calls.ts';
import { RoomContext, useRoom } from './use-room.ts';
import { serverClock, useToday } from './use-server-time.ts';
import { useSetUp } from './use-set-up.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import { WholeCallSection } from './whole-call-section.tsx';

const sourceOf = ({ kind, id }: BoardNow): LiveSource<BoardNow> => ({
  rooms: placesNamed(id).map((place) => ({ kind, id: place })),
  keptAs: `board ${kind} ${id}`,
  spreadMs: 0,
  read: async () => {
    const board = await getJson<LegacyBoard>(boardCall(kind, id));
    return board && boardNow(board);
  },
});

/** Live, audible after a tap, and able to run through nights and network failures. */
export function LiveBoardSection({ board: first }: BoardPageProps) {
  const [source] = useState(() => sourceOf(first));
  const { value, freshness } = useLiveValue(first, source);
  const board = useToday(value);
  const room = useRoom(board.languages);
  const sound = useSound(board.languages);
  const isInTouch = freshness === 'live' || freshness === 'asked';
  const { shown, fill } = useWholeScreen(isInTouch);
  const called = useCalls(board, { announce: sound.announce, fill, isCovered: shown !== null });
  const shift = useShift();
  const setUp = useSetUp();
  useSoundTold(first, sound.isOn, isInTouch);
  useLongLife(source, board.at);
  return (
    <RoomContext.Provider value={room}>
      <main id="main" className={`board shift${shift}${freshness === 'lost' ? ' old' : ''}${shown ? ' calling' : ''}`}>
        {shown && <WholeCallSection key={`${shown.station.id} ${shown.number}`} {...shown} />}
        <BoardHeadSection {...board} />
        <StationsSection board={board} called={called} />
        <BoardFootSection board={board} freshness={freshness} isHeard={sound.isOn}>
          <SoundSection {...sound} setUp={setUp} />
        </BoardFootSection>
      </main>
    </RoomContext.Provider>
  );
}
export { LiveBoardSection as live };

/** Keeps the screen awake and reloads each night in server time, if the server answers. */
function useLongLife(source: LiveSource<BoardNow>, at: string): void {
  const [first] = useState(at);
  const [clock, setClock] = useState<(() => Date) | null>(null);
  useEffect(() => keepAwake(), []);
  useEffect(() => setClock((before) => before ?? serverClock(at, first)), [at, first]);
  useEffect(() => {
    if (!clock) return;
    return everyNight(clock, async () => {
      const isThere = navigator.onLine !== false && (await source.read()) !== null;
      if (isThere) location.reload();
      return isThere;
    });
  }, [source, clock]);
}

/** Reports each minute, while the server answers, whether the board has sound. The desk shows a silent board. */
function useSoundTold({ kind, id }: BoardNow, on: boolean, isInTouch: boolean): void {
  useEffect(() => {
    if (!isInTouch) return;
    const tell = () => void postJson(televisionCalls.sound, { kind, id, on });
    tell();
    const timer = setInterval(tell, SOUND_MS);
    return () => clearInterval(timer);
  }, [kind, id, on, isInTouch]);
}

const SHIFTS = 4;
const SHIFT_MS = 60_000;

/** Moves the picture some pixels each minute against burn-in. */
function useShift(): number {
  const [shift, setShift] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShift((before) => (before + 1) % SHIFTS), SHIFT_MS);
    return () => clearInterval(timer);
  }, []);
  return shift;
}
