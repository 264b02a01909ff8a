import KeyRound from 'lucide-react/icons/key-round';
import type { Inspector } from '#contract/inspectors/model.ts';
import type { Role } from '#contract/kernel/endpoint.ts';
import { resetPassword } from '#web/console/accounts/queries.ts';
import { resetTexts } from '#web/console/accounts/words.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns, moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { sendLinkColumn } from '#web/console/kit/tables/send-link.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { inspectorTexts as texts } from './words.ts';

export const inspectorColumns = (open: OpenDialog<Inspector>, role: Role): Column<Inspector>[] => [
  textColumn('name', texts.name, ({ name }) => name),
  textColumn('email', texts.email, ({ email }) => email),
  textColumn('phone', texts.phone, ({ phone }) => phone),
  textColumn('park', texts.park, ({ parkName }) => parkName, { long: true, narrows: ({ parkName }) => parkName }),
  statusColumn(texts),
  ...changeColumns(open, ({ name }) => name),
  ...(role === 'admin'
    ? [
        moreColumn<Inspector>(
          ({ name }) => name,
          [sendLinkColumn<Inspector>({ icon: KeyRound, texts: resetTexts, send: resetPassword })],
        ),
      ]
    : []),
];
