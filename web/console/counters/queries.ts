import { queryOptions } from '@tanstack/react-query';
import { BRANCH_PAGE, branchesApi } from '#contract/branches/api.ts';
import { countersApi } from '#contract/counters/api.ts';
import type { ShownCounter } from '#contract/counters/model.ts';
import { client, type ListPage } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';
import { atCounter, OFFLINE_TOO } from '#web/console/queues/queries.ts';

const counters = client(countersApi);
const branches = client(branchesApi);

/** A counter login as its owner sees it. */
export type CounterRow = ShownCounter & { mobile: string };

const LIST = ['counters'];

/** Every counter login of the organisation, newest first. */
export const countersQuery = listQuery<CounterRow>(
  LIST,
  (signal) => counters.list({ query: {}, signal }) as Promise<ListPage<CounterRow>>,
);

/** The branch at which a counter stands, with its officers: a counter is staff there. */
export const branchQuery = (id: string) =>
  queryOptions({
    queryKey: ['counters', 'branch', id],
    queryFn: ({ signal }) => atCounter('branch', id, () => branches.one({ params: { id }, signal })),
    ...OFFLINE_TOO,
  });

/** A change with an empty password keeps the old one. A counter that is switched off is signed out everywhere. */
export const counterRecords = recordsOf(LIST, counters);

/** Customers book at this very counter here (docs/product/gate-and-counters.md 4). */
export const counterLink = (id: string): string => `${window.location.origin}/${BRANCH_PAGE}/${id}`;

/** Image of the QR code that opens a counter's booking link; as an address for a picture, and as a PNG to be kept. */
export const counterQrAddress = (id: string): string => `/api/branchuser/qr/${id}?format=svg`;
export const counterQr = (id: string): Promise<Blob> => counters.qr({ params: { id }, query: { format: 'png' } });
