import { exhibitionsApi } from '#contract/exhibitions/api.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { codeOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { previewOf } from '#web/console/platform/preview.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';
import { exhibitionTexts as texts } from './words.ts';

const exhibitions = client(exhibitionsApi);

const LIST = ['exhibitions', 'own'];

/** The shows that the signed-in user may see, newest first. */
export const exhibitionsQuery = listQuery<Exhibition>(LIST, (signal) => exhibitions.get({ body: {}, signal }));

export const exhibitionQuery = (id: string) =>
  recordQuery<Exhibition>(LIST, id, (signal) => exhibitions.one({ params: { id }, signal }));

export const exhibitionRecords = offeringRecords(LIST, exhibitions);

export const drawExhibition = previewOf('exhibition', exhibitionsApi.add);

/** PNG of the QR code that opens the page of a show. */
export const exhibitionQr = codeOf(exhibitions);

/** What a show is called: a name is not required of it. */
export const titleOf = ({ name, type }: Pick<Exhibition, 'name' | 'type'>): string =>
  name || texts.unnamed(texts.types[type]);
