import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { BRANCH_PAGE, branchesApi } from '#contract/branches/api.ts';
import { countersApi } from '#contract/counters/api.ts';
import type { CounterUpdate, NewCounter, ShownCounter } from '#contract/counters/model.ts';
import { client } from '#web/console/platform/client.ts';

const counters = client(countersApi);
const branches = client(branchesApi);

/** A counter login as its owner sees it. */
export type CounterRow = ShownCounter & { mobile: string };

const LIST = ['counters'];

/** Every counter login of the organisation, newest first. */
export const countersQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }) => (await counters.list({ query: {}, signal })).rows as CounterRow[],
});

/** The branch at which a counter stands, with its officers: a counter is staff there. */
export const branchQuery = (id: string) =>
  queryOptions({
    queryKey: ['counters', 'branch', id],
    queryFn: ({ signal }) => branches.one({ params: { id }, signal }),
  });

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

export async function addCounter(cache: QueryClient, body: NewCounter, key: string): Promise<void> {
  await counters.add({ body, key });
  await refresh(cache);
}

/** Changes a counter; an empty password keeps the old one. Switched off, it is signed out everywhere. */
export async function changeCounter(cache: QueryClient, id: string, body: CounterUpdate): Promise<void> {
  await counters.update({ params: { id }, body });
  await refresh(cache);
}

export async function removeCounter(cache: QueryClient, id: string): Promise<void> {
  await counters.remove({ params: { id } });
  await refresh(cache);
}

/** Where customers book at this very counter (docs/product/gate-and-counters.md 4). */
export const counterLink = (id: string): string => `${window.location.origin}/${BRANCH_PAGE}/${id}`;

/** Image of the QR code that opens a counter's booking link; as an address for a picture, and as a PNG to be kept. */
export const counterQrAddress = (id: string): string => `/api/branchuser/qr/${id}?format=svg`;
export const counterQr = (id: string): Promise<Blob> => counters.qr({ params: { id }, query: { format: 'png' } });
