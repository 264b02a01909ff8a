import { exhibitionsApi } from '#contract/exhibitions/api.ts';
import { offeringOf } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';
import { titleOf } from './words.ts';

export const exhibitionOffering = offeringOf('exhibitions', client(exhibitionsApi), {
  kind: 'exhibition',
  list: consolePaths.exhibitions,
  nameOf: titleOf,
  pathOf: ({ id }) => offeringPaths.exhibition(id),
  add: exhibitionsApi.add,
});

export const { query: exhibitionsQuery, records: exhibitionRecords } = exhibitionOffering;
