import ListOrdered from 'lucide-react/icons/list-ordered';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { Link } from 'react-router';
import type { QueueKind } from '#contract/queues/model.ts';
import { queueTexts as texts } from '#web/console/words/token-desk.ts';
import { boardPath } from '#web/shared/paths.ts';

/** Opens the board of a clinic or branch in a tab of its own, from where it goes to the television. */
export const BoardLink = ({ kind, id, name }: { kind: QueueKind; id: string; name?: string }) => (
  <a
    className="button text primary in-row"
    href={boardPath(kind, id)}
    target="_blank"
    rel="noopener"
    aria-label={name && texts.boardOf(name)}
  >
    <MonitorPlay aria-hidden size={18} />
    {name ? texts.boardInRow : texts.board}
  </a>
);

/** From a clinic or branch to its queue of today. */
export const QueueLink = ({ to, name }: { to: string; name: string }) => (
  <Link className="button text primary in-row" to={to} aria-label={texts.queueOf(name)}>
    <ListOrdered aria-hidden size={18} />
    {texts.queue}
  </Link>
);
