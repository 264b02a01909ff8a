import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import { translationsApi } from '#contract/translations/api.ts';
import type { OwnTexts, TranslatedKind, Translation } from '#contract/translations/model.ts';
import { GROUPS } from '#contract/translations/rules.ts';
import { client } from '#web/console/platform/client.ts';

const translations = client(translationsApi);
const KEY = ['translation'];

/** Fills missing texts with '', so that the form can compare every field with its stored value. */
export const inFull = ({ english, texts, id }: Translation): Translation => {
  const empty = emptied(english);
  const filled = OTHER_LANGUAGES.map((code) => {
    const own = texts[code];
    const groups = GROUPS.map((group) => [group, { ...empty[group], ...own?.[group] }]);
    return [code, { ...empty, ...own, ...Object.fromEntries(groups) }] as const;
  });
  return { id, english, texts: Object.fromEntries(filled) };
};

const emptied = (texts: object): OwnTexts =>
  Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, typeof one === 'string' ? '' : emptied(one)]));

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
