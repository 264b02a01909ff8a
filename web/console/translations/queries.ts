import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { translationsApi } from '#contract/translations/api.ts';
import type { TranslatedKind } from '#contract/translations/model.ts';
import { client } from '#web/console/platform/client.ts';

const translations = client(translationsApi);
const KEY = ['translation'];

export const translationQuery = (kind: TranslatedKind, id: string) =>
  queryOptions({
    queryKey: [...KEY, kind, id],
    queryFn: ({ signal }) => translations.one({ params: { kind, id }, signal }),
  });

/** Refetches every preview. */
export const translationRecords = (kind: TranslatedKind) => ({
  noun: 'translations',
  change: async (cache: QueryClient, id: string, body: object) => {
    try {
      return await translations.change({ params: { kind, id }, body: body as never });
    } finally {
      await cache.invalidateQueries({ queryKey: [...KEY, kind, id] });
      void cache.resetQueries({ queryKey: ['preview'] });
    }
  },
});
