import KeyRound from 'lucide-react/icons/key-round';
import type { Inspector } from '#contract/inspectors/model.ts';
import { resetPassword } from '#web/console/accounts/queries.ts';
import { resetTexts } from '#web/console/accounts/words.ts';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns, moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { sendLinkColumn } from '#web/console/kit/tables/send-link.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { inspectorTexts as texts } from './words.ts';

const nameOf = ({ name }: Inspector): string => name;

export const inspectorColumns = (open: OpenDialog<Inspector>): Column<Inspector>[] => [
  textColumn('name', texts.name, ({ name }) => name),
  textColumn('email', texts.email, ({ email }) => email),
  textColumn('phone', texts.phone, ({ phone }) => phone),
  textColumn('park', texts.park, ({ parkName }) => parkName, { long: true, narrows: ({ parkName }) => parkName }),
  statusColumn(texts),
  ...changeColumns(open, nameOf),
  moreColumn(nameOf, [
    sendLinkColumn<Inspector>({ icon: KeyRound, texts: resetTexts, send: resetPassword }),
    changesColumn(nameOf),
  ]),
];
