import { useQuery } from '@tanstack/react-query';
import { canBeShown } from '#contract/images/rules.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Park } from '#contract/parks/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
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

export const useParkOptions = () =>
  useOfTenant(useQuery(parksQuery).data ?? []).map(({ id, name, couponsEnabled }) => ({
    value: id,
    label: name,
    couponsEnabled,
  }));

/** Drops a banner that no browser can show. */
export const sendable = (park: ParkRow): ParkRow => ({
  ...park,
  bannerUrl: canBeShown(park.bannerUrl) ? park.bannerUrl : '',
});
