import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { presentationsApi } from '#contract/presentations/api.ts';
import { presentationFields, type StoredPresentation } from '#contract/presentations/model.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { client } from '#web/console/platform/client.ts';
import { previewOf } from '#web/console/platform/preview.ts';

const presentations = client(presentationsApi);
const KEY = ['presentation'];

/** Fills missing notes with '', so that the form can compare every field with its stored value. */
export const withEveryNote = (stored: StoredPresentation): StoredPresentation => ({
  ...stored,
  pictureTexts: { ...Object.fromEntries(stored.pictures.map((path) => [hashIn(path), ''])), ...stored.pictureTexts },
  kindNotes: { ...Object.fromEntries(CATEGORY_KEYS.map((key) => [key, ''])), ...stored.kindNotes },
});

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

export const drawPresentation = (kind: OfferingKind) =>
  previewOf(kind, { ...presentationsApi.change, body: z.object({ presentation: presentationFields }) });

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
