import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { figuresApi } from '#contract/figures/api.ts';
import type { Range } from '#contract/figures/model.ts';
import { client } from '#web/console/platform/client.ts';

const figures = client(figuresApi);

/** Refetched every minute while the page is visible; keeps the previous range on screen while loading. */
const alive = { refetchInterval: 60_000, placeholderData: keepPreviousData };

/** Below the dashboard's key, so that a change of bookings refetches it. */
const key = (name: string, range: Range) => ['dashboard', name, range] as const;

export const figuresQuery = (range: Range) =>
  queryOptions({
    queryKey: key('figures', range),
    queryFn: ({ signal }) => figures.figures({ query: range, signal }),
    ...alive,
  });

export const breakdownsQuery = (range: Range) =>
  queryOptions({
    queryKey: key('breakdowns', range),
    queryFn: ({ signal }) => figures.breakdowns({ query: range, signal }),
    ...alive,
  });

export const rankingQuery = (range: Range) =>
  queryOptions({
    queryKey: key('organisations', range),
    queryFn: ({ signal }) => figures.ranking({ query: range, signal }),
    ...alive,
  });
