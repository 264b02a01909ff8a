import { type QueryClient, useQuery } from '@tanstack/react-query';
import { canBeShown } from '#contract/images/rules.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Park } from '#contract/parks/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { codeOf } from '#web/console/onboarding/queries.ts';
import { client, type Listed } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const parks = client(parksApi);

/** A park as its own people see it, with the fields for staff. */
export type ParkRow = Park;

const LIST = ['parks', 'own'];

/** The parks that the signed-in user may see, newest first. */
export const parksQuery = listQuery<ParkRow>(
  LIST,
  (signal) => parks.get({ body: {}, signal }) as Promise<Listed<ParkRow>>,
);

/** The parks that the signed-in user may see, to choose one of in a form; the admin's forms offer those of one organisation. */
export const useParkOptions = () =>
  useOfTenant(useQuery(parksQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

export const parkRecords = recordsOf(LIST, parks);

/** PNG of the QR code that opens the booking page of a park. */
export const parkQr = codeOf(parks);

/** A park as it can be sent: without a banner that browsers never showed. */
export const sendable = (park: ParkRow): ParkRow => ({
  ...park,
  bannerUrl: canBeShown(park.bannerUrl) ? park.bannerUrl : '',
});

/** Changes a stored park, whose banner may be one that cannot be sent. */
export const changePark = (cache: QueryClient, park: ParkRow): Promise<void> =>
  parkRecords.change(cache, park.id, sendable(park));
