import { queryOptions } from '@tanstack/react-query';
import type { Day, Weekday } from '#contract/kernel/dates/dates.ts';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { BookedKind } from '#contract/offerings/model.ts';
import { client } from '#web/console/platform/client.ts';

const offerings = client(offeringsApi);

/** Bookings on a day, or on a weekday from today on; for a show or a batch all future ones. */
export const standingQuery = (kind: BookedKind, id: string, on: { day: Day } | { weekday: Weekday }) =>
  queryOptions({
    queryKey: ['held', kind, id, on],
    queryFn: ({ signal }) => offerings.standing({ params: { kind, id }, query: on, signal }),
    enabled: id.length === 26,
  });
