import { admissionsApi } from '#contract/admissions/api.ts';
import { client } from '#web/console/platform/client.ts';

export const admissions = client(admissionsApi);

const DAY_MS = 30_000;
export const gateDayQuery = {
  queryKey: ['admissions', 'day'],
  queryFn: () => admissions.day({ query: {} }),
  refetchInterval: DAY_MS,
};
