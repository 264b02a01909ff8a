import Eye from 'lucide-react/icons/eye';
import type { Branch } from '#contract/branches/model.ts';
import { CounterLoginsLink } from '#web/console/counters/counter-logins-section.tsx';
import { BoardLink, QueueLink } from '#web/console/display-board/board-link-section.tsx';
import { Button } from '#web/console/ui/button.tsx';
import type { Column } from '#web/console/ui/columns.ts';
import { PosterButton, QrButton } from '#web/console/ui/qr-buttons.tsx';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { branchTexts as texts } from '#web/console/words/branches.ts';
import { queueTexts } from '#web/console/words/token-desk.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { branchQr } from './queries.ts';
import './branches.css';

const { columns: headers } = texts;

/** Which branch's queue the Branch screen shows. */
export const QUEUE_PARAM = 'queue';

interface Opens {
  edit: (branch: Branch) => void;
  remove: (branch: Branch) => void;
  view: (branch: Branch) => void;
}

/** The Branch screen's columns (docs/product/console.md 7.6); the poster, queue, board and counter logins are ours. */
export const branchColumns = ({ edit, remove, view }: Opens): Column<Branch>[] => [
  { id: 'name', header: headers.name, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'code', header: headers.code, value: ({ code }) => code, cell: ({ code }) => code },
  editColumn(edit, ({ name }) => name),
  deleteColumn(remove, ({ name }) => name),
  {
    id: 'qr',
    header: headers.qr,
    action: true,
    cell: ({ id, name }) => (
      <QrButton name={name} label={texts.qrOf(name)} word={headers.qr} load={() => branchQr(id)} />
    ),
  },
  {
    id: 'officers',
    header: headers.officers,
    cell: (branch) => (
      <Button
        className="in-row"
        startIcon={<Eye size={18} />}
        aria-label={texts.viewOf(branch.name)}
        onClick={() => view(branch)}
      >
        {texts.view}
      </Button>
    ),
  },
  {
    id: 'poster',
    header: headers.poster,
    action: true,
    cell: ({ id, name }) => (
      <PosterButton
        name={name}
        label={texts.posterOf(name)}
        word={headers.poster}
        load={() => branchQr(id)}
        making={texts.making}
      />
    ),
  },
  {
    id: 'queue',
    header: queueTexts.queue,
    cell: ({ id, name }) => <QueueLink to={`${consolePaths.branches}?${QUEUE_PARAM}=${id}`} name={name} />,
  },
  {
    id: 'board',
    header: queueTexts.boardColumn,
    cell: ({ id, name }) => <BoardLink kind="loan" id={id} name={name} />,
  },
  { id: 'counters', header: headers.counters, cell: (branch) => <CounterLoginsLink branch={branch} /> },
];
