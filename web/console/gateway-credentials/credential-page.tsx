import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { credentialColumns } from './credential-columns.tsx';
import { credentialRecords, credentialsQuery } from './queries.ts';
import { RemovedKeys, removingKeys } from './removal-section.tsx';
import { credentialTexts as texts } from './words.ts';

const CredentialForm = lazyDialog(async () => (await import('./credential-form.tsx')).CredentialForm);

export function CredentialPage() {
  return (
    <TenantResourcePage
      kinds={['park', 'clinic', 'branch', 'coaching']}
      texts={texts}
      icon={KeyRound}
      query={useQuery(credentialsQuery)}
      columns={credentialColumns}
      nameOf={({ offeringName }) => texts.nameOf(offeringName)}
      searchIn={({ offeringName, merchantId }: Credential) => `${offeringName} ${merchantId}`}
      dialog={CredentialForm}
      remove={credentialRecords.remove}
      instead={removingKeys}
      filters={<RemovedKeys />}
    />
  );
}
