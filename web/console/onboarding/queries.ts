import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { gatewayCredentialsApi } from '#contract/gateway-credentials/api.ts';
import type { CredentialFields, KeyTest } from '#contract/gateway-credentials/model.ts';
import { onboardingApi } from '#contract/onboarding/api.ts';
import { client } from '#web/console/platform/client.ts';
import { FOLLOWS_RECORDS } from '#web/console/platform/records.ts';

const onboarding = client(onboardingApi);
const { test, sandbox } = gatewayCredentialsApi;
const keys = client({ test, sandbox });

/** Refetched while on screen and after each save, because steps are marked as done by what was saved. */
export const beginQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => onboarding.steps({ signal }),
  refetchInterval: 30_000,
  staleTime: 0,
  meta: { [FOLLOWS_RECORDS]: true },
});

export const beginnersQuery = queryOptions({
  queryKey: ['onboarding', 'organisations'],
  queryFn: ({ signal }) => onboarding.beginners({ signal }),
});

export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['onboarding', 'organisations', id],
    queryFn: ({ signal }) => onboarding.standing({ params: { id }, signal }),
  });

export async function putAway(cache: QueryClient, on: boolean): Promise<void> {
  cache.setQueryData(beginQuery.queryKey, await onboarding.mark({ body: { mark: 'put-away', on } }));
}

/** Refetches lists, first steps and publishing requirements after the test. */
async function heard(cache: QueryClient, asked: Promise<KeyTest>): Promise<KeyTest> {
  const answer = await asked;
  await cache.invalidateQueries();
  return answer;
}

export const testKeys = (cache: QueryClient, id: string): Promise<KeyTest> =>
  heard(cache, keys.test({ params: { id } }));

/** Sandbox keys: payments are play money. */
export const takeSandboxKeys = (
  cache: QueryClient,
  offeringId: string,
  gateway: CredentialFields['gateway'] = 'ccav',
): Promise<KeyTest> => heard(cache, keys.sandbox({ body: { offeringId, gateway } }));
