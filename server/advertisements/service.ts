import { advertisementsApi } from '#contract/advertisements/api.ts';
import type { Advertisement, AdvertisementFields, Placement } from '#contract/advertisements/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { Deps } from '#server/deps.ts';
import { visitorScope, withScope } from '#server/kernel/database/scope.ts';
import type { RecordRules } from '#server/kernel/records/records.ts';
import { requirePark } from '#server/parks/service.ts';
import { advertisementResource, advertisementsAt } from './repository.ts';

/** Each belongs to a park: the admin adds them to any park, an owner to its own (docs/behaviour.md 8.4). */
export const advertisements: RecordRules<Advertisement, AdvertisementFields> = {
  resource: advertisementResource,
  thing: 'advertisement',
  form: advertisementsApi.add.body,
  under: { field: 'parkId', table: 'park' },
  ownerOf: async (tx, _, organisationId, { parkId }) => (await requirePark(tx, organisationId, parkId)).organisationId,
};

export async function placedAdvertisements(
  deps: Deps,
  parkId: string,
  placement: Placement | null,
): Promise<Advertisement[]> {
  const organisationId = deps.codes.organisationOf(parkId);
  if (organisationId === null) return [];
  const place = { organisationId, parkId, placement, today: dayOf(deps.clock.now()) };
  return withScope(deps.db, visitorScope, (tx) => advertisementsAt(tx, place));
}
