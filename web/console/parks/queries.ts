import { parksApi } from '#contract/parks/api.ts';
import type { Park } from '#contract/parks/model.ts';
import { type OfferingCalls, offeringOf } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths, paths } from '#web/shared/paths.ts';

const parks = client(parksApi);
type Body<Call extends 'add' | 'update'> = Parameters<(typeof parks)[Call]>[0]['body'];

export type ParkRow = Park;

export const parkOffering = offeringOf(
  'parks',
  parks as unknown as OfferingCalls<Body<'add'>, Body<'update'>, ParkRow>,
  {
    kind: 'park',
    list: consolePaths.parks,
    nameOf: ({ name }) => name,
    fileOf: ({ qrName, name }) => qrName || name,
    pathOf: ({ id, name }) => paths.ticketBooking(id, name),
    add: parksApi.add,
  },
);

export const { query: parksQuery, records: parkRecords } = parkOffering;
