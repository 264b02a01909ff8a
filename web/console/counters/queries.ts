import { queryOptions } from '@tanstack/react-query';
import { branchesApi } from '#contract/branches/api.ts';
import { countersApi } from '#contract/counters/api.ts';
import type { ShownCounter } from '#contract/counters/model.ts';
import { client, type ListPage } from '#web/console/platform/client.ts';
import { atCounter, OFFLINE_TOO } from '#web/console/platform/keeping/kept-answers.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const counters = client(countersApi);
const branches = client(branchesApi);

export type CounterRow = ShownCounter & { mobile: string };

const LIST = ['counters'];

export const countersQuery = listQuery<CounterRow>(
  LIST,
  (signal) => counters.list({ query: {}, signal }) as Promise<ListPage<CounterRow>>,
);

/** A counter gets the officers, as staff of the branch. */
export const branchQuery = (id: string) =>
  queryOptions({
    queryKey: ['counters', 'branch', id],
    queryFn: ({ signal }) => atCounter('branch', id, () => branches.one({ params: { id }, signal })),
    ...OFFLINE_TOO,
  });

/** An empty password keeps the old one. Switching a counter off ends all its sessions. */
export const counterRecords = recordsOf(LIST, counters);

export const counterQr = (id: string): Promise<Blob> => counters.qr({ params: { id }, query: { format: 'png' } });
