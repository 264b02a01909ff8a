import type { Batch } from '#contract/coaching-batches/model.ts';
import { formatClock, formatDay } from '#contract/dates.ts';
import type { ShownBatch } from '#contract/enrolment-pages.ts';
import type { Deps } from '#server/deps.ts';
import { findOrganisation } from '#server/features/organisations/service.ts';

type Told = Pick<Batch, 'id' | 'organisationId' | 'name' | 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

/** A batch as visitors are shown it, with its centre and its place. */
export async function shownBatch(deps: Deps, batch: Told): Promise<ShownBatch> {
  const { id, organisationId, name, startDate, endDate, startTime, endTime } = batch;
  const organisation = await findOrganisation(deps, organisationId);
  const dates = startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`;
  return {
    id,
    name,
    dates,
    hours: `${formatClock(startTime)} to ${formatClock(endTime)}`,
    centre: organisation?.name ?? '',
    location: organisation?.location ?? '',
  };
}
