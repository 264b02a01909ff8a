import { useEffect, useState } from 'preact/hooks';
import type { BoardNow, StationNow } from '#contract/queues/page.ts';
import { stationWords, boardTexts as texts } from './board-words.ts';
import { minutesWords } from './words.ts';

interface StationsProps {
  board: BoardNow;
  /** The stations whose number changed just now. */
  called: readonly (string | null)[];
}

/** One column a doctor or counter. What does not fit on one screen takes turns; a station that calls is shown at once. */
export function StationsSection({ board: { kind, stations }, called }: StationsProps) {
  const digits = digitsOf(stations);
  const size = usePageSize(digits > 3 ? 4 : 6, kind === 'doctor' ? 2 : 3);
  const pages = Math.max(1, Math.ceil(stations.length / size));
  const calling = stations.findIndex(({ id }) => called.includes(id));
  const page = useTurns(pages, calling < 0 ? null : Math.floor(calling / size));
  const shown = stations.slice(page * size, (page + 1) * size);
  return (
    <section className={`stations n${shown.length} d${digits}`} aria-label={texts.serving}>
      {shown.map((station) => (
        <StationCard
          key={station.id}
          station={station}
          ownQueue={kind === 'doctor'}
          isNew={called.includes(station.id)}
        />
      ))}
      {pages > 1 && <p className="turn num">{texts.page(page + 1, pages)}</p>}
    </section>
  );
}

function StationCard({ station, ownQueue, isNew }: { station: StationNow; ownQueue: boolean; isNew: boolean }) {
  const { name, serving, next } = station;
  return (
    <article className={isNew ? 'station new' : 'station'}>
      <h2>{stationWords(name)}</h2>
      <p className={serving === null ? 'serving none' : 'serving num'} aria-live="polite">
        {serving ?? texts.nothing}
      </p>
      {ownQueue && <NextNumbers next={next} />}
      {ownQueue && <Notes {...station} />}
    </article>
  );
}

/** The next three, or that there are none. */
export function NextNumbers({ next }: { next: readonly number[] }) {
  return (
    <p className="nexts num">
      <span>{texts.next}</span> {next.length > 0 ? next.map((number) => <b key={number}>{number}</b>) : texts.nothing}
    </p>
  );
}

export function Notes({ closed, paused, lateMinutes }: Pick<StationNow, 'closed' | 'paused' | 'lateMinutes'>) {
  const words = [
    closed && texts.closed,
    paused && texts.paused,
    lateMinutes > 0 && texts.late(minutesWords(lateMinutes)),
  ].filter(Boolean);
  return words.length > 0 && <p className="note">{words.join(' · ')}</p>;
}

/** The longest number that is served has so many digits. */
const digitsOf = (stations: readonly StationNow[]): number =>
  Math.max(...stations.map(({ serving }) => String(serving ?? '').length));

/** Answers the number of stations that fit with digits of a sixth of the height; `upright` is for a screen that stands upright. */
function usePageSize(wide: number, upright: number): number {
  const [isUpright, setUpright] = useState(false);
  useEffect(() => {
    const measure = (): void => setUpright(innerHeight > innerWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return isUpright ? upright : wide;
}

const TURN_MS = 8000;

/** The page in sight: the next one each eight seconds, or the wanted one at once. */
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
