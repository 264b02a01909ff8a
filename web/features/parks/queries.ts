import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { parksApi } from '#contract/parks/api.ts';
import type { Park, ParkFields } from '#contract/parks/model.ts';
import { useOfTenant } from '#web/features/console/tenants-section.tsx';
import { client } from '#web/platform/client.ts';

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

/** Switches a park on or off: shown at once, taken back when the server refuses. */
export function useParkStatus(park: ParkRow) {
  const cache = useQueryClient();
  const put = (active: boolean) =>
    cache.setQueryData(parksQuery.queryKey, (rows) =>
      rows?.map((row) => (row.id === park.id ? { ...row, active } : row)),
    );
  return useMutation({
    mutationFn: (active: boolean) => parks.update({ params: { id: park.id }, body: { ...park, active } }),
    onMutate: async (active) => {
      await cache.cancelQueries({ queryKey: LIST });
      put(active);
    },
    onError: (_error, active) => put(!active),
    onSettled: () => cache.invalidateQueries({ queryKey: LIST }),
  });
}
