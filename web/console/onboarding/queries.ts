import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { gatewayCredentialsApi } from '#contract/gateway-credentials/api.ts';
import type { KeyTest } from '#contract/gateway-credentials/model.ts';
import { onboardingApi } from '#contract/onboarding/api.ts';
import { client } from '#web/console/platform/client.ts';
import { FOLLOWS_RECORDS } from '#web/console/platform/records.ts';

const onboarding = client(onboardingApi);
const { test, sandbox } = gatewayCredentialsApi;
const keys = client({ test, sandbox });

/** The first steps of the owner's organisation; asked again while they stand on the screen and after whatever is saved, for they tick themselves. */
export const beginQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => onboarding.steps({ signal }),
  refetchInterval: 30_000,
  staleTime: 0,
  meta: { [FOLLOWS_RECORDS]: true },
});

/** Asks for the admin who has not done all first steps. */
export const beginnersQuery = queryOptions({
  queryKey: ['onboarding', 'organisations'],
  queryFn: ({ signal }) => onboarding.beginners({ signal }),
});

/** Asks for the admin how one organisation stands. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['onboarding', 'organisations', id],
    queryFn: ({ signal }) => onboarding.standing({ params: { id }, signal }),
  });

/** Puts the list of first steps away, or takes it back. */
export async function putAway(cache: QueryClient, on: boolean): Promise<void> {
  cache.setQueryData(beginQuery.queryKey, await onboarding.mark({ body: { mark: 'put-away', on } }));
}

/** The gateway's answer, after which lists, first steps and what is missing to publish are asked again. */
async function heard(cache: QueryClient, asked: Promise<KeyTest>): Promise<KeyTest> {
  const answer = await asked;
  await cache.invalidateQueries();
  return answer;
}

/** Asks the gateway whether it knows the keys of this credential. */
export const testKeys = (cache: QueryClient, id: string): Promise<KeyTest> =>
  heard(cache, keys.test({ params: { id } }));

/** Gives an offering the keys of the sandbox, where payments are play money. */
export const takeSandboxKeys = (cache: QueryClient, offeringId: string): Promise<KeyTest> =>
  heard(cache, keys.sandbox({ body: { offeringId } }));
