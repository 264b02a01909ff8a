import { queryOptions } from '@tanstack/react-query';
import { visitsApi } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import { type DateRange, daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { client } from '#web/console/platform/client.ts';

const visits = client(visitsApi);

/** Name and mobile number are optional, because the API may leave out private fields. */
export type ShownVisitor = Pick<Visit, 'id' | 'personName' | 'mobile' | 'day' | 'createdAt'>;

/** Visitors of a show by the day of registration and by text, newest first. */
export function visitorsQuery(exhibitionId: string, range: DateRange, text: string | null) {
  const { startDate, endDate } = daysOnWire(range);
  const body = { exhibitionIds: [exhibitionId], from: startDate, until: endDate, text };
  return queryOptions({
    queryKey: ['visits', 'report', body],
    queryFn: async ({ signal }) => ({ rows: (await visits.report({ body, signal })).rows as ShownVisitor[] }),
  });
}
