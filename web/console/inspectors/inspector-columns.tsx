import type { Inspector } from '#contract/inspectors/model.ts';
import { addDays, dayOf, formatTime } from '#contract/kernel/dates/dates.ts';
import { resetPasswordColumn } from '#web/console/accounts/reset-password-column.tsx';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { instantColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { dayInWords } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { changeColumns, moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { inspectorTexts as texts } from './words.ts';

const nameOf = ({ name }: Inspector): string => name;

/** "Today, 10:42 am", "Yesterday, 6:05 pm"; before that the day alone. */
function inShort(at: Date): string {
  const [day, now] = [dayOf(at), new Date()];
  if (day === dayOf(now)) return `${texts.today}, ${formatTime(at)}`;
  return day === addDays(dayOf(now), -1) ? `${texts.yesterday}, ${formatTime(at)}` : dayInWords(day);
}

export const inspectorColumns = (open: OpenDialog<Inspector>): Column<Inspector>[] => [
  textColumn('name', texts.name, nameOf, {
    below: ({ supervisesGates }) =>
      supervisesGates && (
        <small className="below">
          <span className="mark-now">{texts.supervises}</span>
        </small>
      ),
  }),
  textColumn('email', texts.email, ({ email }) => email),
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
