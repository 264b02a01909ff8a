import { queryOptions } from '@tanstack/react-query';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { BookedKind } from '#contract/offerings/model.ts';
import { client } from '#web/console/platform/client.ts';

const offerings = client(offeringsApi);

/** Asks how many bookings stand on a day, once it is one, of something that is stored; of a show or a batch all that are to come. */
export const standingQuery = (kind: BookedKind, id: string, day: Day) =>
  queryOptions({
    queryKey: ['held', kind, id, day],
    queryFn: ({ signal }) => offerings.standing({ params: { kind, id }, query: { day }, signal }),
    enabled: id.length === 26,
  });
