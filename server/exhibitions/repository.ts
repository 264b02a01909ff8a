import { sql } from 'kysely';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const exhibitionResource: Resource<Exhibition> = {
  table: 'exhibition',
  columns: {
    name: 'name',
    type: 'type',
    location: 'location',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
    capacity: 'capacity',
    daysOff: 'days_off',
    published: 'published',
    active: 'active',
    closed: 'closed',
  },
  computed: {
    visitors: (whose) => sql`coalesce((select places.taken from exhibition_places places
      where places.organisation_id = ${whose} and places.exhibition_id = exhibition.id), 0)`,
  },
  staffOnly: ['visitors'],
};
