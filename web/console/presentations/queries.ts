import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { presentationsApi } from '#contract/presentations/api.ts';
import { client } from '#web/console/platform/client.ts';

const presentations = client(presentationsApi);
const KEY = ['presentation'];

export const presentationQuery = (kind: OfferingKind, id: string) =>
  queryOptions({
    queryKey: [...KEY, kind, id],
    queryFn: ({ signal }) => presentations.one({ params: { kind, id }, signal }),
  });

/** Refetches every preview. */
export const presentationRecords = (kind: OfferingKind) => ({
  noun: 'presentations',
  change: async (cache: QueryClient, id: string, body: object) => {
    try {
      return await presentations.change({ params: { kind, id }, body });
    } finally {
      await cache.invalidateQueries({ queryKey: [...KEY, kind, id] });
      void cache.resetQueries({ queryKey: ['preview'] });
    }
  },
});

export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => presentations.brand({ signal }),
});

export const brandRecords = {
  noun: 'brand',
  change: async (cache: QueryClient, _: string, body: object) => {
    try {
      return await presentations.changeBrand({ body });
    } finally {
      await cache.invalidateQueries({ queryKey: brandQuery.queryKey });
    }
  },
};
