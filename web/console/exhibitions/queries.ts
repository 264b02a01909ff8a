import { exhibitionsApi } from '#contract/exhibitions/api.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { codeOf, offeringOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';
import { exhibitionTexts as texts } from './words.ts';

const exhibitions = client(exhibitionsApi);

const LIST = ['exhibitions', 'own'];

/** The shows that the signed-in user may see, newest first. */
export const exhibitionsQuery = listQuery<Exhibition>(LIST, (signal) => exhibitions.get({ body: {}, signal }));

export const exhibitionRecords = offeringRecords(LIST, exhibitions);

/** A show is called this: a name is not required of it. */
export const titleOf = ({ name, type }: Pick<Exhibition, 'name' | 'type'>): string =>
  name || texts.unnamed(texts.types[type]);

/** Its list, its columns and the page of its record show this. */
export const exhibitionOffering = offeringOf({
  kind: 'exhibition',
  list: consolePaths.exhibitions,
  nameOf: titleOf,
  pathOf: ({ id }) => offeringPaths.exhibition(id),
  one: (id) => recordQuery<Exhibition>(LIST, id, (signal) => exhibitions.one({ params: { id }, signal })),
  records: exhibitionRecords,
  qr: codeOf(exhibitions),
  add: exhibitionsApi.add,
});
