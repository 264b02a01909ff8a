import { queryOptions } from '@tanstack/react-query';
import { translationsApi } from '#contract/translations/api.ts';
import type { TranslatedKind } from '#contract/translations/model.ts';
import { client } from '#web/console/platform/client.ts';
import { readByVisitors } from '#web/console/platform/records.ts';

const translations = client(translationsApi);

export const translationQuery = (kind: TranslatedKind, id: string) =>
  queryOptions({
    queryKey: ['translation', kind, id],
    queryFn: ({ signal }) => translations.one({ params: { kind, id }, signal }),
  });

export const translationRecords = (kind: TranslatedKind) =>
  readByVisitors(
    'translations',
    (id) => translationQuery(kind, id).queryKey,
    (id, body) => translations.change({ params: { kind, id }, body: body as never }),
  );
