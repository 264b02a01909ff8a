import { sql } from 'kysely';
import type { Advertisement, Placement } from '#contract/advertisements/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Resource, selectRecords, toModel } from '#server/kernel/records/resource.ts';

export const advertisementResource: Resource<Advertisement> = {
  table: 'advertisement',
  columns: {
    parkId: 'park_id',
    name: 'name',
    images: 'images',
    startsOn: 'starts_on',
    endsOn: 'ends_on',
    url: 'url',
    description: 'description',
    placement: 'placement',
  },
  computed: {
    parkName: (whose) => sql`coalesce((select park.name from park
      where park.organisation_id = ${whose} and park.id = advertisement.park_id), '')`,
  },
};

interface CardPlace {
  organisationId: string;
  parkId: string;
  placement: Placement | null;
  today: Day;
}

const MOST_CARDS = 20;

export async function advertisementsAt(
  tx: Tx,
  { organisationId, parkId, placement, today }: CardPlace,
): Promise<Advertisement[]> {
  const query = selectRecords(tx, advertisementResource, false, organisationId)
    .where('park_id', '=', parkId)
    .where(sql<boolean>`coalesce(starts_on <= ${today}, true) and coalesce(ends_on >= ${today}, true)`)
    .orderBy('advertisement.created_at', 'desc')
    .orderBy('advertisement.id', 'desc')
    .limit(MOST_CARDS);
  const rows = await (placement ? query.where('placement', '=', placement) : query).execute();
  return rows.map(toModel);
}
