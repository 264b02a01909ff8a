import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { credentialColumns } from './credential-columns.tsx';
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
