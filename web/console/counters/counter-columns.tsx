import Link from 'lucide-react/icons/link';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns, moreColumn, RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { qrColumn } from '#web/console/posters/qr-column.tsx';
import { copyCounterLink } from './counter-link.ts';
import { type CounterRow, counterQr, counterRecords } from './queries.ts';
import { counterTexts as texts } from './words.ts';

const nameOf = ({ username }: CounterRow): string => username;

export const counterColumns = (branch: string, open: OpenDialog<CounterRow>): Column<CounterRow>[] => [
  textColumn('number', texts.number, ({ counterNumber }) => counterNumber),
  textColumn('username', texts.username, nameOf),
  textColumn('mobile', texts.mobile, ({ mobile }) => mobile),
  statusSwitchColumn({ texts, nameOf, records: counterRecords }),
  ...changeColumns(open, nameOf),
  qrColumn({ nameOf, fileOf: ({ counterNumber }) => `${branch} ${counterNumber}`, qr: counterQr }, texts),
  moreColumn(nameOf, [
    { id: 'link', header: texts.copy, action: true, cell: (counter) => <CopyLink counter={counter} /> },
    changesColumn(nameOf),
  ]),
];

const CopyLink = ({ counter: { id, username } }: { counter: CounterRow }) => (
  <RowButton icon={Link} label={texts.copyOf(username)} word={texts.copy} act={() => void copyCounterLink(id)} />
);
