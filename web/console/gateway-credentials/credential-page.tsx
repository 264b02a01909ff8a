import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { lazy } from 'react';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { useTenantResource } from '#web/console/frame/use-tenant-resource.tsx';
import { ResourcePage, resourceWords } from '#web/console/ui/resource-page.tsx';
import { credentialTexts as texts } from '#web/console/words/gateway-credentials.ts';
import { credentialColumns } from './credential-columns.tsx';
import { credentialsQuery, removeCredential } from './queries.ts';

const CredentialForm = lazy(async () => ({ default: (await import('./credential-form.tsx')).CredentialForm }));

const SIZES = [5, 100, 1000];

/** `/app/configuration`: the payment credentials of each park, clinic, branch or batch. */
export function CredentialPage() {
  const cache = useQueryClient();
  return (
    <ResourcePage
      resource={useTenantResource(
        {
          ...resourceWords(texts),
          icon: <KeyRound aria-hidden size={32} />,
          sizes: SIZES,
          query: useQuery(credentialsQuery),
          columns: credentialColumns,
          rowId: ({ id }) => id,
          nameOf: ({ offeringName }) => texts.nameOf(offeringName),
          searchIn: ({ offeringName, merchantId }: Credential) => `${offeringName} ${merchantId}`,
          dialog: CredentialForm,
          remove: ({ id }) => removeCredential(cache, id),
        },
        ['park', 'clinic', 'branch', 'coaching'],
      )}
    />
  );
}
