import { queryOptions } from '@tanstack/react-query';
import { attentionApi } from '#contract/attention/api.ts';
import { client } from '#web/console/platform/client.ts';

const attention = client(attentionApi);

/** Refetched every minute while the page is visible. */
export const attentionQuery = queryOptions({
  queryKey: ['dashboard', 'attention'],
  queryFn: ({ signal }) => attention.list({ signal }),
  refetchInterval: 60_000,
});
