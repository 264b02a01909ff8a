import { queryOptions } from '@tanstack/react-query';
import { visitsApi } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import { type DateRange, daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { client } from '#web/console/platform/client.ts';

const visits = client(visitsApi);

/** A visit as the API answers it to staff: its name and number are private, so the answer need not have them. */
export type ShownVisitor = Pick<Visit, 'id' | 'personName' | 'mobile' | 'day' | 'createdAt'>;

/** The visitors of a show who put their name down within these days and whom a text may mean, newest first. */
export function visitorsQuery(exhibitionId: string, range: DateRange, text: string | null) {
  const { startDate, endDate } = daysOnWire(range);
  const body = { exhibitionIds: [exhibitionId], from: startDate, until: endDate, text };
  return queryOptions({
    queryKey: ['visits', 'report', body],
    queryFn: async ({ signal }) => ({ rows: (await visits.report({ body, signal })).rows as ShownVisitor[] }),
  });
}
