import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { canBeShown } from '#contract/images/rules.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Park, ParkFields } from '#contract/parks/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { client } from '#web/console/platform/client.ts';

const parks = client(parksApi);

/** A park as its own people see it, with the fields for staff. */
export type ParkRow = Park;

const LIST = ['parks', 'own'];

/** The parks that the signed-in user may see, newest first. */
export const parksQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }) => (await parks.get({ body: {}, signal })).rows as ParkRow[],
});

/** The parks that the signed-in user may see, to choose one of in a form; the admin's forms offer those of one organisation. */
export const useParkOptions = () =>
  useOfTenant(useQuery(parksQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** Creates a park, or changes the one with this id; the list is fetched again. */
export async function savePark(cache: QueryClient, id: string | null, fields: ParkFields, key: string): Promise<void> {
  await (id === null ? parks.add({ body: fields, key }) : parks.update({ params: { id }, body: fields }));
  await cache.invalidateQueries({ queryKey: LIST });
}

/** PNG of the QR code that opens the booking page of a park. */
export const parkQr = (id: string): Promise<Blob> => parks.qr({ params: { id }, query: { format: 'png' } });

/** A park as it can be sent: without a banner that browsers never showed. */
export const sendable = (park: ParkRow): ParkRow => ({
  ...park,
  bannerUrl: canBeShown(park.bannerUrl) ? park.bannerUrl : '',
});

/** Switches a park on or off. */
export async function switchPark(cache: QueryClient, park: ParkRow, active: boolean): Promise<void> {
  await parks.update({ params: { id: park.id }, body: { ...sendable(park), active } });
  await cache.invalidateQueries({ queryKey: LIST });
}
