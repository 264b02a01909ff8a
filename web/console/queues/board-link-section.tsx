import ListOrdered from 'lucide-react/icons/list-ordered';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { Link } from 'react-router';
import type { QueueKind } from '#contract/queues/model.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { boardPath } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { queueTexts as texts } from './words.ts';

interface Queued {
  id: string;
  name: string;
}

const inNewTab = { target: '_blank', rel: 'noopener' };

/** Opens the board in a new tab, to move it to a television. */
export const BoardLink = ({ kind, id }: { kind: QueueKind; id: string }) => (
  <Button fullWidth href={boardPath(kind, id)} {...inNewTab}>
    {texts.board}
  </Button>
);

export const boardColumn = <R extends Queued>(kind: QueueKind): Column<R> => ({
  id: 'board',
  header: texts.boardColumn,
  action: true,
  cell: ({ id, name }) => (
    <a className="icon-button row-button" href={boardPath(kind, id)} {...inNewTab} aria-label={texts.boardOf(name)}>
      <MonitorPlay aria-hidden size={18} />
      <span>{texts.boardColumn}</span>
    </a>
  ),
});

export const queueColumn = <R extends Queued>(pathOf: (id: string) => string): Column<R> => ({
  id: 'queue',
  header: texts.queue,
  action: true,
  cell: ({ id, name }) => (
    <Link className="icon-button row-button" to={pathOf(id)} aria-label={texts.queueOf(name)}>
      <ListOrdered aria-hidden size={18} />
      <span>{texts.queue}</span>
    </Link>
  ),
});
