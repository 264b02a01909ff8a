import { queryOptions } from '@tanstack/react-query';
import { dashboardApi } from '#contract/dashboard/api.ts';
import { client } from '#web/console/platform/client.ts';

const dashboard = client(dashboardApi);

/** Refetched every minute while the page is visible. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => dashboard.today({ signal }),
  refetchInterval: 60_000,
});
