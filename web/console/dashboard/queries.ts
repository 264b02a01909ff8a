import { queryOptions } from '@tanstack/react-query';
import { dashboardApi } from '#contract/dashboard/api.ts';
import { client } from '#web/console/platform/client.ts';

const dashboard = client(dashboardApi);

/** Asks for the day of the person signed in; counted again every minute while somebody looks. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => dashboard.today({ signal }),
  refetchInterval: 60_000,
});
