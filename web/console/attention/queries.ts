import { queryOptions } from '@tanstack/react-query';
import { attentionApi } from '#contract/attention/api.ts';
import { client } from '#web/console/platform/client.ts';

const attention = client(attentionApi);

/** Asks what waits for the person signed in; looked for again every minute while somebody looks. */
export const attentionQuery = queryOptions({
  queryKey: ['dashboard', 'attention'],
  queryFn: ({ signal }) => attention.list({ signal }),
  refetchInterval: 60_000,
});
