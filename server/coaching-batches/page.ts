import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import type { ShownBatch } from '#contract/enrolments/page.ts';
import { formatClock, formatDay } from '#contract/kernel/dates/dates.ts';
import type { Deps } from '#server/deps.ts';
import { findOrganisation } from '#server/organisations/service.ts';

type BatchFacts = Pick<
  StoredBatch,
  'id' | 'organisationId' | 'name' | 'startDate' | 'endDate' | 'startTime' | 'endTime'
>;

export async function shownBatch(deps: Deps, batch: BatchFacts): Promise<ShownBatch> {
  const { id, organisationId, name, startDate, endDate, startTime, endTime } = batch;
  const organisation = await findOrganisation(deps, organisationId);
  const days = [...new Set([startDate, endDate])].filter((day) => day !== null);
  return {
    id,
    name,
    dates: days.map(formatDay).join(' to '),
    hours: [startTime, endTime].filter(Boolean).map(formatClock).join(' to '),
    centre: organisation?.name ?? '',
    location: organisation?.location ?? '',
  };
}
