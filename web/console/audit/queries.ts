import { queryOptions } from '@tanstack/react-query';
import { auditApi } from '#contract/audit/api.ts';
import { client } from '#web/console/platform/client.ts';

const audit = client(auditApi);

/** Newest first unless sorted. */
export const entriesQuery = (query: Parameters<typeof audit.list>[0]['query']) =>
  queryOptions({
    queryKey: ['audit', 'entries', query],
    queryFn: ({ signal }) => audit.list({ query, signal }),
  });

/** People with entries, in one organisation or, with null, in all that the user may see. */
export const auditAccountsQuery = (organisationId: string | null) =>
  queryOptions({
    queryKey: ['audit', 'accounts', organisationId],
    queryFn: ({ signal }) => audit.accounts({ query: { organisationId }, signal }),
  });
