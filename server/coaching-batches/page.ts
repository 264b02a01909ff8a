import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import type { ShownBatch } from '#contract/enrolments/page.ts';
import { clockText, dayText, spanText } from '#contract/kernel/dates/texts.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { findOrganisation } from '#server/organisations/service.ts';

type BatchFacts = Pick<
  StoredBatch,
  'id' | 'organisationId' | 'name' | 'startDate' | 'endDate' | 'startTime' | 'endTime'
>;

export type UnsaidBatch = Omit<ShownBatch, 'dates' | 'hours'> & Record<'dates' | 'hours', Wording>;

export async function shownBatch(deps: Deps, batch: BatchFacts): Promise<UnsaidBatch> {
  const { id, organisationId, name, startDate, endDate, startTime, endTime } = batch;
  const organisation = await findOrganisation(deps, organisationId);
  const days = [...new Set([startDate, endDate])].filter((day) => day !== null);
  return {
    id,
    name,
    dates: spanText(days.map(dayText)),
    hours: spanText([startTime, endTime].filter(Boolean).map(clockText)),
    centre: organisation?.name ?? '',
    location: organisation?.location ?? '',
  };
}
