import Ellipsis from 'lucide-react/icons/ellipsis';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { Board, Station } from '#contract/queues/model.ts';
import { Switch } from '#web/console/kit/forms/switch.tsx';
import { useKeysOn } from '#web/console/kit/parts/commands.ts';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { ViewDialog } from '#web/console/kit/records/view-dialog.tsx';
import { Tell } from '#web/console/queue-news/tell-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { BoardLink } from './board-link-section.tsx';
import { Clearing } from './clearing-form.tsx';
import { CloseQuestion } from './closing-section.tsx';
import { Pause } from './pause-form.tsx';
import type { DeskQueue, DeskToken } from './queries.ts';
import { Television } from './television-form.tsx';
import type { Desk } from './use-desk.ts';
import type { Live } from './use-live.ts';
import { closingTexts, televisionTexts, queueTexts as texts } from './words.ts';

interface ToolsProps {
  queue: DeskQueue;
  stationId: string | null;
  station: Station | undefined;
  board: Board;
  desk: Desk;
  live: Live;
  waiting: readonly DeskToken[];
}

type Open = 'pause' | 'television' | 'close' | 'clear' | 'tell';

export function DeskTools({ queue, stationId, station, board, desk, live, waiting }: ToolsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // A counter may neither move nor refund those who wait.
  const movable = queue.kind === 'doctor' || stationId === null ? waiting : [];
  // Where one counter pauses alone, the others go on.
  const isPaused = queue.kind === 'doctor' ? station?.paused : board.stations.every(({ paused }) => paused);
  const hasNews = station && (isPaused || station.lateMinutes > 0 || station.closed);
  const closed = () => setOpen(movable.length > 0 ? 'clear' : null);
  return (
    <div className="row">
      {hasNews && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Send aria-hidden size={18} />}
          onClick={() => setOpen('tell')}
        >
          {texts.tell}
        </Button>
      )}
      <Button variant="outlined" size="small" onClick={() => setOpen('pause')}>
        {texts.pause}
      </Button>
      <Popover
        title={texts.more}
        target={
          <Button variant="outlined" size="small" aria-label={texts.moreOfDesk}>
            <Ellipsis aria-hidden size={20} />
          </Button>
        }
      >
        {(leave) => (
          <More
            queue={queue}
            isClosed={station?.closed ?? false}
            canClear={movable.length > 0}
            open={(what) => {
              leave();
              setOpen(what);
            }}
          />
        )}
      </Popover>
      {open === 'pause' && (
        <Pause
          queue={queue}
          stations={board.stations}
          stationId={stationId}
          desk={desk}
          close={close}
          tell={() => setOpen('tell')}
        />
      )}
      {open === 'television' && (
        <ViewDialog title={televisionTexts.title} close={close}>
          <Television board={board} />
        </ViewDialog>
      )}
      {open === 'close' && (
        <CloseQuestion
          queue={queue}
          waiting={station?.waiting ?? 0}
          canClear={movable.length > 0}
          desk={desk}
          closed={closed}
          close={() => setOpen((now) => (now === 'close' ? null : now))}
        />
      )}
      {open === 'clear' && <Clearing waiting={movable} live={live} close={close} tell={() => setOpen('tell')} />}
      {open === 'tell' && <Tell queue={queue} name={board.name} close={close} />}
    </div>
  );
}

interface MoreProps {
  queue: DeskQueue;
  isClosed: boolean;
  canClear: boolean;
  open: (what: Open) => void;
}

function More({ queue, isClosed, canClear, open }: MoreProps) {
  const [keysOn, setKeysOn] = useKeysOn();
  return (
    <ul className="row-acts">
      <li>
        <BoardLink {...queue} />
      </li>
      <li>
        <Button fullWidth onClick={() => open('television')}>
          {televisionTexts.show}
        </Button>
      </li>
      {!isClosed && (
        <li>
          <Button fullWidth onClick={() => open('close')}>
            {closingTexts.close}
          </Button>
        </li>
      )}
      {isClosed && canClear && (
        <li>
          <Button fullWidth onClick={() => open('clear')}>
            {closingTexts.clear}
          </Button>
        </li>
      )}
      <li className="row hint serving-keys">
        <Switch label={texts.keysOn} checked={keysOn} change={setKeysOn} />
        <span aria-hidden="true">{texts.keysOn}</span>
      </li>
    </ul>
  );
}
