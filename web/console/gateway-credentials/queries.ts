import { queryOptions } from '@tanstack/react-query';
import { gatewayCredentialsApi } from '#contract/gateway-credentials/api.ts';
import type { Credential, RemovedCredential } from '#contract/gateway-credentials/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const credentials = client(gatewayCredentialsApi);

const LIST = ['gateway-credentials', 'list'];

/** Parks, clinics, branches and batches. Fetched each time, because other screens add to them. */
export const offeringsQuery = queryOptions({
  queryKey: ['gateway-credentials', 'offerings'],
  queryFn: ({ signal }) => credentials.offerings({ signal }),
  staleTime: 0,
});

/** Keys are masked to their last four characters. */
export const credentialsQuery = listQuery<Credential>(LIST, (signal) => credentials.get({ body: {}, signal }));

export const removedKeysQuery = listQuery<RemovedCredential>(['gateway-credentials', 'removed'], (signal) =>
  credentials.removed({ body: {}, signal }),
);
export const restoreKeys = (id: string): Promise<Credential> => credentials.restore({ params: { id } });

/** Blank keys keep the stored ones. */
export const credentialRecords = recordsOf(['gateway-credentials'], credentials);
