import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import type { Inspector } from '#contract/inspectors/model.ts';
import { addDays, dayOf, formatTime } from '#contract/kernel/dates/dates.ts';
import { resetPasswordColumn } from '#web/console/accounts/reset-password-column.tsx';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { instantColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { dayInWords } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { changeColumns, moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { inspectorRecords, inspectorsQuery } from './queries.ts';
import { inspectorTexts as texts } from './words.ts';

const InspectorForm = lazyDialog(async () => (await import('./inspector-form.tsx')).InspectorForm);

const InspectorDialog = (opened: RecordDialogProps<Inspector>) => (
  <InspectorForm {...opened} parks={useParkOptions()} />
);

const searchIn = ({ name, email, phone, parkName }: Inspector): string => [name, email, phone, parkName].join(' ');

export function InspectorPage() {
  return (
    <TenantResourcePage
      kinds={['park']}
      fullOnly={['gate', 'lastScan']}
      texts={texts}
      icon={Users}
      query={useQuery(inspectorsQuery)}
      columns={inspectorColumns}
      nameOf={({ name }) => name}
      searchIn={searchIn}
      dialog={InspectorDialog}
      remove={inspectorRecords.remove}
      removeAtOnce
      importAt={importPath(consolePaths.inspectors)}
      many={{ count: texts.count, records: inspectorRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}

const nameOf = ({ name }: Inspector): string => name;

/** "Today, 10:42 am", "Yesterday, 6:05 pm"; before that the day alone. */
function inShort(at: Date): string {
  const [day, now] = [dayOf(at), new Date()];
  if (day === dayOf(now)) return `${texts.today}, ${formatTime(at)}`;
  return day === addDays(dayOf(now), -1) ? `${texts.yesterday}, ${formatTime(at)}` : dayInWords(day);
}

/** Breaks after its "@" first. */
function Email({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}

const inspectorColumns = (open: OpenDialog<Inspector>): Column<Inspector>[] => [
  textColumn('name', texts.name, nameOf, {
    below: ({ supervisesGates }) =>
      supervisesGates && (
        <small className="below">
          <span className="mark-now">{texts.supervises}</span>
        </small>
      ),
  }),
  textColumn('email', texts.email, ({ email }) => email, { long: true, cell: ({ email }) => <Email email={email} /> }),
  textColumn('phone', texts.phone, ({ phone }) => phone),
  textColumn('park', texts.park, ({ parkName }) => parkName, { long: true, narrows: ({ parkName }) => parkName }),
  statusColumn(texts),
  textColumn('gate', texts.gate, ({ lastGate }) => lastGate, { long: true }),
  instantColumn('lastScan', texts.lastScan, ({ lastScanAt }) => lastScanAt, {
    cell: ({ lastScanAt }) => (lastScanAt ? <Breakable words={inShort(lastScanAt)} /> : uiTexts.none),
  }),
  ...changeColumns(open, nameOf),
  moreColumn(nameOf, [resetPasswordColumn(), changesColumn(nameOf)]),
];
