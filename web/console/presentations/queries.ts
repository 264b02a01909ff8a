import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { presentationsApi } from '#contract/presentations/api.ts';
import { client } from '#web/console/platform/client.ts';
import { readByVisitors } from '#web/console/platform/records.ts';

const presentations = client(presentationsApi);

export const presentationQuery = (kind: OfferingKind, id: string) =>
  queryOptions({
    queryKey: ['presentation', kind, id],
    queryFn: ({ signal }) => presentations.one({ params: { kind, id }, signal }),
  });

export const presentationRecords = (kind: OfferingKind) =>
  readByVisitors(
    'presentations',
    (id) => presentationQuery(kind, id).queryKey,
    (id, body) => presentations.change({ params: { kind, id }, body }),
  );

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
