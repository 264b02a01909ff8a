import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { exhibitionsApi } from '#contract/exhibitions/api.ts';
import type { Exhibition, ExhibitionFields } from '#contract/exhibitions/model.ts';
import { client } from '#web/console/platform/client.ts';
import { exhibitionTexts as texts } from '#web/console/words/exhibitions.ts';

const exhibitions = client(exhibitionsApi);

const LIST = ['exhibitions', 'own'];

/** The shows that the signed-in user may see, newest first. */
export const exhibitionsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Exhibition[]> => (await exhibitions.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

/** Creates a show, or changes the one with this id; the list is fetched again. */
export async function saveExhibition(cache: QueryClient, id: string | null, body: ExhibitionFields, key: string) {
  await (id === null ? exhibitions.add({ body, key }) : exhibitions.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeExhibition(cache: QueryClient, id: string): Promise<void> {
  await exhibitions.remove({ params: { id } });
  await refresh(cache);
}

/** PNG of the QR code that opens the page of a show. */
export const exhibitionQr = (id: string): Promise<Blob> => exhibitions.qr({ params: { id }, query: { format: 'png' } });

/** What a show is called: a name is not required of it. */
export const titleOf = ({ name, type }: Pick<Exhibition, 'name' | 'type'>): string =>
  name || texts.unnamed(texts.types[type]);
