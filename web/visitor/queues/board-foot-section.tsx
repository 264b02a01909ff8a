import type { ComponentChildren } from 'preact';
import type { BoardNow } from '#contract/queues/page.ts';
import type { Freshness } from '#web/visitor/platform/live-value.ts';
import { ConnectionLine } from '#web/visitor/ui/connection-line.tsx';
import { boardTexts as texts } from './board-words.ts';
import { NextNumbers, Notes } from './stations-section.tsx';

interface BoardFootProps {
  board: BoardNow;
  freshness: Freshness;
  isHeard: boolean;
  /** The settings of the board stand here. */
  children: ComponentChildren;
}

/** Shows what all counters of a branch share, what can be set, whether it is heard, and whether the board is up to date. */
export function BoardFootSection({ board, freshness, isHeard, children }: BoardFootProps) {
  const shared = board.kind === 'loan' ? board.stations[0] : undefined;
  return (
    <footer>
      {shared && <NextNumbers next={shared.next} />}
      {shared && <Notes {...shared} />}
      {children}
      <p className="sign scripted">{isHeard ? texts.soundOn : texts.soundOff}</p>
      <ConnectionLine freshness={freshness} at={board.at} />
    </footer>
  );
}
