import { type ReactNode, useContext } from 'react';
import { text } from '#contract/kernel/text.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { say, sayBeside } from '#web/shared/say.ts';
import type { Freshness } from '#web/visitor/platform/live-value.ts';
import { ConnectionLine } from '#web/visitor/ui/connection-line.tsx';
import { stationName } from './room-words.ts';
import { NextNumbers, Notes } from './station-section.tsx';
import { haveOwnQueues } from './stations-section.tsx';
import { RoomContext } from './use-room.ts';

interface BoardFootProps {
  board: BoardNow;
  freshness: Freshness;
  isHeard: boolean;
  children: ReactNode;
}

export function BoardFootSection({ board, freshness, isHeard, children }: BoardFootProps) {
  const shared = haveOwnQueues(board) ? undefined : board.stations[0];
  return (
    <footer>
      {board.notice && <p className="notice-line">{board.notice}</p>}
      {shared && <NextNumbers {...shared} />}
      {shared && <Notes {...shared} />}
      {children}
      <LastCalled last={board.last} isNamed={board.stations.length > 1} />
      <p className="sign scripted">{isHeard ? say('boards.soundOn') : say('boards.soundOff')}</p>
      <ConnectionLine freshness={freshness} at={board.at} />
    </footer>
  );
}

/** The last five, with their station if there are several. */
function LastCalled({ last, isNamed }: { last: BoardNow['last']; isNamed: boolean }) {
  const { language } = useContext(RoomContext);
  return (
    last.length > 0 && (
      <p className="last num" lang={language}>
        <span>{sayBeside(language)(text('boards.calledBefore'))}</span>
        {last.map(({ number, ...station }) => (
          <span key={`${number} ${station.name}`}>
            <b>{number}</b> {isNamed && <small>{stationName(language, station)}</small>}
          </span>
        ))}
      </p>
    )
  );
}
