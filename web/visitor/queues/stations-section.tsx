import { useContext, useEffect, useState } from 'react';
import { text } from '#contract/kernel/text.ts';
import type { BoardNow, StationNow } from '#contract/queues/page.ts';
import { stationKey } from '#contract/queues/rules.ts';
import { say, sayBeside } from '#web/shared/say.ts';
import { hasNotes, StationSection } from './station-section.tsx';
import { RoomContext } from './use-room.ts';

interface StationsProps {
  board: BoardNow;
  called: readonly string[];
}

/** False for a branch, whose counters share one queue. */
export const haveOwnQueues = ({ kind, stations }: BoardNow): boolean =>
  kind === 'doctor' || stations.some(({ place }) => place !== '');

export function StationsSection({ board, called }: StationsProps) {
  const { stations } = board;
  const { language } = useContext(RoomContext);
  const isEachOwn = haveOwnQueues(board);
  const digits = digitsOf(stations);
  const pages = Math.max(1, Math.ceil(stations.length / useMostOnPage(digits)));
  // Pages alike: eight are four and four, not six and a page that is nearly empty.
  const size = Math.ceil(stations.length / pages);
  const calling = stations.findIndex((station) => called.includes(stationKey(station)));
  const page = useTurns(pages, calling < 0 ? null : Math.floor(calling / size));
  const shown = stations.slice(page * size, (page + 1) * size);
  return (
    <section
      className={`stations n${shown.length} d${digits}${isEachOwn ? ' own' : ''}`}
      aria-label={sayBeside(language)(text('boards.nowServing'))}
    >
      {shown.map((station) => (
        <StationSection
          key={stationKey(station)}
          station={station}
          ownQueue={isEachOwn}
          noteRoom={shown.some(hasNotes)}
          isNew={called.includes(stationKey(station))}
        />
      ))}
      {pages > 1 && <p className="turn num">{say('boards.pageOf', { at: page + 1, of: pages })}</p>}
    </section>
  );
}

const digitsOf = (stations: readonly StationNow[]): number =>
  Math.max(...stations.map(({ serving }) => String(serving ?? '').length));

/** Stations that a page has room for: on a wide screen a digit is a sixth of its height, on an upright one its width decides. */
function useMostOnPage(digits: number): number {
  const [isUpright, setUpright] = useState(false);
  useEffect(() => {
    const measure = (): void => setUpright(innerHeight > innerWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return digits > 3 && !isUpright ? 4 : 6;
}

const TURN_MS = 8000;

/** Changes every eight seconds, or at once to the wanted page. */
function useTurns(pages: number, wanted: number | null): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (wanted !== null) setPage(wanted);
    if (pages === 1) return;
    const timer = setInterval(() => setPage((before) => (before + 1) % pages), TURN_MS);
    return () => clearInterval(timer);
  }, [pages, wanted]);
  return page % pages;
}
