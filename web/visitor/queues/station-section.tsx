import type { StationNow } from '#contract/queues/page.ts';
import { wallTime } from './room-words.ts';
import { Said } from './said-section.tsx';
import { useRoomWords } from './use-room.ts';

interface StationProps {
  station: StationNow;
  ownQueue: boolean;
  /** A neighbour has a note: keeps names and numbers aligned. */
  noteRoom: boolean;
  isNew: boolean;
}

/** During a pause the notice replaces the number until the next call. */
export function StationSection({ station, ownQueue, noteRoom, isNew }: StationProps) {
  const { name, place, serving, paused } = station;
  const isPaused = paused && !isNew;
  const words = useRoomWords();
  return (
    <article className={isNew ? 'station new' : 'station'}>
      <h2 lang={words.lang}>
        {words.station(name)}
        {place && <small>{place}</small>}
      </h2>
      {isPaused ? (
        <Pause {...station} />
      ) : (
        <p className={serving === null ? 'serving none' : 'serving num'} aria-live="polite">
          {serving ?? '–'}
        </p>
      )}
      {ownQueue && !isPaused && (
        <>
          <NextNumbers {...station} />
          <Notes {...station} keepsRoom={noteRoom} />
        </>
      )}
    </article>
  );
}

function Pause({ backAt }: Pick<StationNow, 'backAt'>) {
  const { back, lang } = useRoomWords();
  return (
    <div className="pause">
      <p>
        <Said what={({ paused }) => paused} />
      </p>
      {backAt && (
        <p className="back num" lang={lang}>
          {back(wallTime(backAt))}
        </p>
      )}
    </div>
  );
}

export function NextNumbers({ next, estimate }: Pick<StationNow, 'next' | 'estimate'>) {
  const words = useRoomWords();
  return (
    <p className={estimate ? 'nexts num timed' : 'nexts num'} lang={words.lang}>
      <span>{words.next}</span> {next.length > 0 ? next.map((number) => <b key={number}>{number}</b>) : '–'}
      {estimate && <span className="wait">{words.wait(estimate)}</span>}
    </p>
  );
}

type Noted = Pick<StationNow, 'closed' | 'lateMinutes'>;
type NotesProps = Noted & { keepsRoom?: boolean };

export const hasNotes = ({ closed, lateMinutes }: Noted): boolean => closed || lateMinutes > 0;

export function Notes({ closed, lateMinutes, keepsRoom }: NotesProps) {
  const words = useRoomWords();
  const notes = [closed && words.closed, lateMinutes > 0 && words.late(lateMinutes)].filter(Boolean);
  if (notes.length === 0) return keepsRoom ? <p className="note none">{'\u00a0'}</p> : null;
  return (
    <p className="note" lang={words.lang}>
      {notes.join(' · ')}
    </p>
  );
}
