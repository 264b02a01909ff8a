import { queryOptions } from '@tanstack/react-query';
import type { Day, Weekday } from '#contract/kernel/dates/dates.ts';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { BookedKind } from '#contract/offerings/model.ts';
import { client } from '#web/console/platform/client.ts';

const offerings = client(offeringsApi);

/** Asks how many bookings stand on a day, or on a weekday from today on, of something that is stored; of a show or a batch all that are to come. */
export const standingQuery = (kind: BookedKind, id: string, on: { day: Day } | { weekday: Weekday }) =>
  queryOptions({
    queryKey: ['held', kind, id, on],
    queryFn: ({ signal }) => offerings.standing({ params: { kind, id }, query: on, signal }),
    enabled: id.length === 26,
  });
