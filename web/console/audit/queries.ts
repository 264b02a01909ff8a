import { queryOptions } from '@tanstack/react-query';
import { auditApi } from '#contract/audit/api.ts';
import { client } from '#web/console/platform/client.ts';

const audit = client(auditApi);

/** One page of what was changed, newest first unless it is sorted. */
export const entriesQuery = (query: Parameters<typeof audit.list>[0]['query']) =>
  queryOptions({
    queryKey: ['audit', 'entries', query],
    queryFn: ({ signal }) => audit.list({ query, signal }),
  });

/** Asks who has changed something, in one organisation or in all that the signed-in user may see. */
export const auditAccountsQuery = (organisationId: string | null) =>
  queryOptions({
    queryKey: ['audit', 'accounts', organisationId],
    queryFn: ({ signal }) => audit.accounts({ query: { organisationId }, signal }),
  });
