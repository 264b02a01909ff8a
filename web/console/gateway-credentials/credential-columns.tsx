import type { Credential } from '#contract/gateway-credentials/model.ts';
import { formatInstant } from '#contract/kernel/dates.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { KeysButton } from '#web/console/onboarding/key-test-section.tsx';
import { testKeys } from '#web/console/onboarding/queries.ts';
import { readUser } from '#web/console/platform/session.ts';
import { credentialTexts as texts } from './words.ts';

export const credentialColumns = (open: OpenDialog<Credential>): Column<Credential>[] => [
  {
    id: 'park',
    header: texts.offering(readUser()?.kind),
    value: ({ offeringName }) => offeringName,
    cell: ({ offeringName }) => offeringName,
  },
  { id: 'mid', header: texts.merchantId, value: ({ merchantId }) => merchantId, cell: ({ merchantId }) => merchantId },
  {
    id: 'accessKey',
    header: texts.accessKey,
    blank: ({ accessKey }) => accessKey === '',
    cell: ({ accessKey }) => accessKey || uiTexts.none,
  },
  { id: 'workingKey', header: texts.workingKey, cell: ({ workingKey }) => workingKey },
  { id: 'cipher', header: texts.cipher, value: ({ cipher }) => cipher, cell: ({ cipher }) => texts.ciphers[cipher] },
  {
    id: 'tested',
    header: texts.tested,
    value: ({ testedAt }) => testedAt?.getTime() ?? 0,
    cell: ({ id, testedAt, offeringName }) =>
      testedAt ? (
        formatInstant(testedAt)
      ) : (
        <KeysButton
          className="in-row"
          word={texts.test}
          aria-label={texts.testOf(offeringName)}
          ask={testKeys}
          id={id}
        />
      ),
  },
  ...changeColumns(open, ({ offeringName }) => texts.nameOf(offeringName)),
];
