import { useContext } from 'react';
import { clockText } from '#contract/kernel/dates/texts.ts';
import { text } from '#contract/kernel/text.ts';
import type { StationNow } from '#contract/queues/page.ts';
import { sayBeside } from '#web/shared/say.ts';
import { stationName } from './room-words.ts';
import { Said } from './said-section.tsx';
import { RoomContext } from './use-room.ts';

interface StationProps {
  station: StationNow;
  ownQueue: boolean;
  /** Reserves the line of a note, because a neighbour has one, so that numbers stay aligned. */
  noteRoom: boolean;
  isNew: boolean;
}

/** During a pause the notice replaces the number until the next call. */
export function StationSection({ station, ownQueue, noteRoom, isNew }: StationProps) {
  const { place, serving, paused } = station;
  const isPaused = paused && !isNew;
  const { language } = useContext(RoomContext);
  return (
    <article className={isNew ? 'station new' : 'station'}>
      <h2 lang={language}>
        {stationName(language, station)}
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
  const { language } = useContext(RoomContext);
  return (
    <div className="pause">
      <p>
        <Said wording={text('boards.paused')} />
      </p>
      {backAt && (
        <p className="back num" lang={language}>
          {sayBeside(language)(text('boards.backAt', { time: clockText(backAt) }))}
        </p>
      )}
    </div>
  );
}

/** On a narrow card only the numbers that fit are in sight. */
export function NextNumbers({ next, estimate }: Pick<StationNow, 'next' | 'estimate'>) {
  const { language } = useContext(RoomContext);
  return (
    <p className="nexts num" lang={language}>
      <span>{sayBeside(language)(text('boards.next'))}</span>{' '}
      <span className="numbers">{next.length > 0 ? next.map((number) => <b key={number}>{number}</b>) : '–'}</span>
      {estimate && (
        <span className="wait">
          {sayBeside(language)(text('boards.wait', { from: estimate.from, to: estimate.to }))}
        </span>
      )}
    </p>
  );
}

type Noted = Pick<StationNow, 'closed' | 'lateMinutes'>;
type NotesProps = Noted & { keepsRoom?: boolean };

export const hasNotes = ({ closed, lateMinutes }: Noted): boolean => closed || lateMinutes > 0;

export function Notes({ closed, lateMinutes, keepsRoom }: NotesProps) {
  const { language } = useContext(RoomContext);
  const notes = [
    closed && sayBeside(language)(text('boards.noNewTokens')),
    lateMinutes > 0 && sayBeside(language)(text('boards.late', { minutes: lateMinutes })),
  ].filter(Boolean);
  if (notes.length === 0) return keepsRoom ? <p className="note none">{'\u00a0'}</p> : null;
  return (
    <p className="note" lang={language}>
      {notes.join(' · ')}
    </p>
  );
}
