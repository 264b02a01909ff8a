import { useQuery } from '@tanstack/react-query';
import { canBeShown } from '#contract/images/rules.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Park } from '#contract/parks/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { codeOf, offeringOf } from '#web/console/offerings/queries.ts';
import { client, type ListPage } from '#web/console/platform/client.ts';
import { listQuery, recordQuery, recordsOf } from '#web/console/platform/records.ts';
import { consolePaths, paths } from '#web/shared/paths.ts';

const parks = client(parksApi);

/** A park as its own people see it, with the fields for staff. */
export type ParkRow = Park;

const LIST = ['parks', 'own'];

/** The parks that the signed-in user may see, newest first. */
export const parksQuery = listQuery<ParkRow>(
  LIST,
  (signal) => parks.get({ body: {}, signal }) as Promise<ListPage<ParkRow>>,
);

/** The parks that the signed-in user may see, to choose one of in a form; the admin's forms offer those of one organisation. */
export const useParkOptions = () =>
  useOfTenant(useQuery(parksQuery).data ?? []).map(({ id, name, couponsEnabled }) => ({
    value: id,
    label: name,
    couponsEnabled,
  }));

export const parkRecords = recordsOf(LIST, {
  ...parks,
  add: (given: Parameters<typeof parks.add>[0]) => parks.add(given) as Promise<ParkRow>,
  update: (given: Parameters<typeof parks.update>[0]) => parks.update(given) as Promise<ParkRow>,
});

/** A park as it can be sent: without a banner that browsers never showed. */
export const sendable = (park: ParkRow): ParkRow => ({
  ...park,
  bannerUrl: canBeShown(park.bannerUrl) ? park.bannerUrl : '',
});

/** Its list, its columns and the page of its record show this. */
export const parkOffering = offeringOf({
  kind: 'park',
  list: consolePaths.parks,
  nameOf: ({ name }) => name,
  fileOf: ({ qrName, name }) => qrName || name,
  pathOf: ({ id, name }) => paths.ticketBooking(id, name),
  one: (id) => recordQuery<ParkRow>(LIST, id, (signal) => parks.one({ params: { id }, signal }) as Promise<ParkRow>),
  records: parkRecords,
  qr: codeOf(parks),
  add: parksApi.add,
});
