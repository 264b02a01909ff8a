import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns, moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { KeysButton } from '#web/console/onboarding/key-test-section.tsx';
import { testKeys } from '#web/console/onboarding/queries.ts';
import { readUser } from '#web/console/platform/session.ts';
import { credentialRecords, credentialsQuery } from './queries.ts';
import { RemovedKeys, useRemovingKeys } from './removal-section.tsx';
import { KeySources } from './sources-section.tsx';
import { payeeName, credentialTexts as texts } from './words.ts';

const CredentialForm = lazyDialog(async () => (await import('./credential-form.tsx')).CredentialForm);

export function CredentialPage() {
  return (
    <TenantResourcePage
      kinds={['park', 'clinic', 'branch', 'coaching']}
      texts={texts}
      icon={KeyRound}
      query={useQuery(credentialsQuery)}
      columns={credentialColumns}
      nameOf={(keys) => texts.nameOf(payeeName(keys))}
      searchIn={(keys: Credential) => `${payeeName(keys)} ${keys.merchantId}`}
      dialog={CredentialForm}
      remove={credentialRecords.remove}
      instead={useRemovingKeys()}
      filters={
        <>
          <KeySources />
          <RemovedKeys />
        </>
      }
    />
  );
}

const nameOf = (keys: Credential): string => texts.nameOf(payeeName(keys));

const credentialColumns = (open: OpenDialog<Credential>): Column<Credential>[] => [
  textColumn('park', texts.offering(readUser()?.kind), payeeName),
  textColumn('mid', texts.merchantId, ({ merchantId }) => merchantId),
  textColumn('accessKey', texts.accessKey, ({ accessKey }) => accessKey, { value: undefined }),
  textColumn('workingKey', texts.workingKey, ({ workingKey }) => workingKey, { value: undefined }),
  textColumn('cipher', texts.cipher, ({ cipher }) => texts.ciphers[cipher]),
  {
    id: 'tested',
    header: texts.tested,
    value: ({ testedAt }) => testedAt?.getTime() ?? 0,
    cell: ({ testedAt }) => (testedAt ? formatInstant(testedAt) : <span className="mark-wait">{texts.untested}</span>),
  },
  ...changeColumns(open, nameOf),
  moreColumn(nameOf, [
    {
      id: 'test',
      header: texts.test,
      action: true,
      cell: (keys) => (
        <KeysButton
          className="row-button"
          word={texts.test}
          aria-label={texts.testOf(payeeName(keys))}
          ask={testKeys}
          id={keys.id}
        />
      ),
    },
    changesColumn(nameOf),
  ]),
];
