import { useQuery } from '@tanstack/react-query';
import LinkIcon from 'lucide-react/icons/link';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Link } from 'react-router';
import type { Branch } from '#contract/branches/model.ts';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import { type Column, compareValues } from '#web/console/kit/tables/columns.ts';
import { ALL_ROWS } from '#web/console/kit/tables/filters/list-state.ts';
import { ResourcePage } from '#web/console/kit/tables/resource-page.tsx';
import { changeColumns, moreColumn, RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { qrColumn } from '#web/console/posters/qr-column.tsx';
import { consolePaths, counterLoginsPath } from '#web/shared/paths.ts';
import { copyCounterLink } from './counter-link.ts';
import { type CounterRow, counterQr, counterRecords, countersQuery } from './queries.ts';
import { counterTexts as texts } from './words.ts';

const CounterForm = lazyDialog(async () => (await import('./counter-form.tsx')).CounterForm);

const ofBranch = ({ id }: Branch) => ({
  ...countersQuery,
  select: (rows: CounterRow[]) =>
    rows.filter(({ branchId }) => branchId === id).sort((a, b) => compareValues(a.counterNumber, b.counterNumber)),
});

const CountsContext = createContext<ReadonlyMap<string, number> | null>(null);

const countsOf = (rows: CounterRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { branchId } of rows) counts.set(branchId, (counts.get(branchId) ?? 0) + 1);
  return counts;
};

/** Loads the numbers of logins once for a whole list of branches. */
export function CounterCounts({ children }: { children: ReactNode }) {
  const { data = null } = useQuery({ ...countersQuery, select: countsOf });
  return <CountsContext value={data}>{children}</CountsContext>;
}

export function CounterLoginsLink({ branch }: { branch: Branch }) {
  const counts = use(CountsContext);
  const words = texts.links(counts ? (counts.get(branch.id) ?? 0) : undefined);
  return (
    <Link
      className="icon-button row-button"
      to={counterLoginsPath(branch.id)}
      aria-label={texts.linkOf(words, branch.name)}
    >
      <MonitorSmartphone aria-hidden size={18} />
      <span>{words}</span>
    </Link>
  );
}

const searchIn = ({ counterNumber, username, mobile }: CounterRow): string =>
  [counterNumber, username, mobile].join(' ');

export function CounterLogins({ branch }: { branch: Branch }) {
  const dialog = useMemo(
    () => (props: RecordDialogProps<CounterRow>) => <CounterForm {...props} branchId={branch.id} />,
    [branch.id],
  );
  return (
    <ResourcePage
      texts={{
        ...texts,
        title: texts.title(branch.name),
        lead: (
          <>
            {texts.lead(branch.code)} <Link to={consolePaths.branches}>{texts.back}</Link>
          </>
        ),
      }}
      icon={MonitorSmartphone}
      sizes={ALL_ROWS}
      query={useQuery(ofBranch(branch))}
      columns={(open) => counterColumns(branch.name, open)}
      nameOf={({ username }) => username}
      searchIn={searchIn}
      dialog={dialog}
      remove={counterRecords.remove}
      removeAtOnce
      many={{ count: texts.count, records: counterRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}

const nameOf = ({ username }: CounterRow): string => username;

const counterColumns = (branch: string, open: OpenDialog<CounterRow>): Column<CounterRow>[] => [
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
  <RowButton icon={LinkIcon} label={texts.copyOf(username)} word={texts.copy} act={() => void copyCounterLink(id)} />
);
