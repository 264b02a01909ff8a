import KeyRound from 'lucide-react/icons/key-round';
import type { Inspector } from '#contract/inspectors/model.ts';
import type { Role } from '#contract/kernel/endpoint.ts';
import { resetPassword } from '#web/console/accounts/queries.ts';
import { resetTexts } from '#web/console/accounts/words.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { sendLinkColumn } from '#web/console/kit/tables/send-link.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { inspectorTexts as texts } from './words.ts';

/** Columns of the product; the admin, who knows nobody’s password, can also mail a link for a new one. */
export const inspectorColumns = (open: OpenDialog<Inspector>, role: Role): Column<Inspector>[] => [
  { id: 'name', header: texts.name, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'email', header: texts.email, value: ({ email }) => email, cell: ({ email }) => email },
  { id: 'phone', header: texts.phone, value: ({ phone }) => phone, cell: ({ phone }) => phone },
  {
    id: 'park',
    header: texts.park,
    long: true,
    value: ({ parkName }) => parkName,
    narrows: ({ parkName }) => parkName,
    cell: ({ parkName }) => parkName,
  },
  statusColumn(texts),
  ...changeColumns(open, ({ name }) => name),
  ...(role === 'admin' ? [sendLinkColumn<Inspector>({ icon: KeyRound, texts: resetTexts, send: resetPassword })] : []),
];
