import { useQueryClient } from '@tanstack/react-query';
import Link from 'lucide-react/icons/link';
import type { Column } from '#web/console/ui/columns.ts';
import { QrButton } from '#web/console/ui/qr-buttons.tsx';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { RowButton } from '#web/console/ui/row-button.tsx';
import { StatusSwitch } from '#web/console/ui/status-switch.tsx';
import { counterTexts as texts } from '#web/console/words/counters.ts';
import { type CounterRow, changeCounter, counterQr } from './queries.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Columns of the counter logins of one branch; `branch` names the files of their QR codes. */
export const counterColumns = (
  branch: string,
  open: { edit: (counter: CounterRow) => void; remove: (counter: CounterRow) => void },
): Column<CounterRow>[] => [
  {
    id: 'number',
    header: texts.number,
    value: ({ counterNumber }) => counterNumber,
    cell: ({ counterNumber }) => counterNumber,
  },
  { id: 'username', header: texts.username, value: ({ username }) => username, cell: ({ username }) => username },
  { id: 'mobile', header: texts.mobile, value: ({ mobile }) => mobile, cell: ({ mobile }) => mobile },
  {
    id: 'status',
    header: texts.status,
    value: ({ active }) => (active ? 0 : 1),
    cell: (counter) => <CounterStatus counter={counter} />,
  },
  editColumn(open.edit, ({ username }) => username),
  deleteColumn(open.remove, ({ username }) => username),
  {
    id: 'qr',
    header: texts.qr,
    action: true,
    cell: ({ id, username, counterNumber }) => (
      <QrButton
        name={`${branch} ${counterNumber}`}
        label={texts.qrOf(username)}
        word={texts.qr}
        load={() => counterQr(id)}
      />
    ),
  },
  { id: 'link', header: texts.copy, action: true, cell: (counter) => <CopyLink counter={counter} /> },
];

/** Active or not, and the switch between them. */
function CounterStatus({ counter }: { counter: CounterRow }) {
  const cache = useQueryClient();
  return (
    <StatusSwitch
      label={texts.statusOf(counter.username)}
      active={counter.active}
      words={{ on: texts.active, off: texts.inactive }}
      change={(active) => changeCounter(cache, counter.id, { ...counter, active })}
      changed={texts.statusChanged}
    />
  );
}

function CopyLink({ counter: { id, username } }: { counter: CounterRow }) {
  const copy = useCopyLink(id);
  return <RowButton icon={Link} label={texts.copyOf(username)} word={texts.copy} act={copy} />;
}
