import { sql } from 'kysely';
import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const batchResource: Resource<StoredBatch> = {
  table: 'coaching_batch',
  columns: {
    name: 'name',
    town: 'town',
    startDate: 'start_date',
    endDate: 'end_date',
    startTime: 'start_time',
    endTime: 'end_time',
    fee: 'fee_paise',
    intake: 'intake',
    daysOff: 'days_off',
    gateway: 'gateway',
    merchantId: 'merchant_id',
    published: 'published',
    active: 'active',
    closed: 'closed',
  },
  computed: {
    taken: (whose) => sql<number>`(select count(*) from booking
      where booking.organisation_id = ${whose} and booking.batch_id = coaching_batch.id and booking.places_held)`,
  },
  staffOnly: ['taken'],
};
