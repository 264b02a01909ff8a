import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bookingRecordsApi } from '#contract/booking-records/api.ts';
import type { BookingRecord, NewDay } from '#contract/booking-records/model.ts';
import { client } from '#web/console/platform/client.ts';

const records = client(bookingRecordsApi);
const KEY = ['bookings', 'record'];

/** Reads by id or short code; refetched every minute while the page is visible. */
export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => records.one({ params: { id }, signal }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export const visitorQuery = (id: string, page: number, limit: number) =>
  queryOptions({
    queryKey: [...KEY, id, 'visitor', page, limit],
    queryFn: ({ signal }) => records.visitor({ params: { id }, query: { page, limit }, signal }),
  });

export const openingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id, 'openings'],
    queryFn: ({ signal }) => records.openings({ params: { id }, signal }),
    gcTime: 0,
  });

export type RecordAction = { note: string } | { mobile: string } | NewDay | 'cancel';

/** `key` makes a retry safe. Refetches also after a refusal: another device may have changed it. */
export async function act(cache: QueryClient, id: string, action: RecordAction, key?: string): Promise<BookingRecord> {
  try {
    return await send(id, action, key);
  } finally {
    await Promise.all([['bookings'], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })));
  }
}

function send(id: string, action: RecordAction, key?: string): Promise<BookingRecord> {
  const to = { params: { id }, ...(key && { key }) };
  if (action === 'cancel') return records.cancel(to);
  if ('note' in action) return records.note({ ...to, body: { text: action.note } });
  if ('mobile' in action) return records.correct({ ...to, body: action });
  return records.move({ ...to, body: action });
}
