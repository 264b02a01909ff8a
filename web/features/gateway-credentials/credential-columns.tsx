import type { Credential } from '#contract/gateway-credentials/model.ts';
import { credentialTexts as texts } from '#web/messages/gateway-credentials.ts';
import type { Column } from '#web/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/ui/row-actions.tsx';
import { uiTexts } from '#web/ui/texts.ts';

export const credentialColumns = (open: {
  edit: (credential: Credential) => void;
  remove: (credential: Credential) => void;
}): Column<Credential>[] => [
  { id: 'park', header: texts.park, value: ({ parkName }) => parkName, cell: ({ parkName }) => parkName },
  { id: 'mid', header: texts.merchantId, value: ({ merchantId }) => merchantId, cell: ({ merchantId }) => merchantId },
  {
    id: 'accessKey',
    header: texts.accessKey,
    blank: ({ accessKey }) => accessKey === '',
    cell: ({ accessKey }) => accessKey || uiTexts.none,
  },
  { id: 'workingKey', header: texts.workingKey, cell: ({ workingKey }) => workingKey },
  { id: 'cipher', header: texts.cipher, value: ({ cipher }) => cipher, cell: ({ cipher }) => texts.ciphers[cipher] },
  editColumn(open.edit, ({ parkName }) => texts.nameOf(parkName)),
  deleteColumn(open.remove, ({ parkName }) => texts.nameOf(parkName)),
];
