import type { BookingLine } from '#contract/bookings/model.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/fees/rules.ts';
import type { Count, CountedPart } from '#contract/figures/model.ts';
import type { Span } from '#contract/figures/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { numberListed, soldByPark } from '#server/figures/service.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { type Scope, withScope } from '#server/kernel/database/scope.ts';
import { type Listing, listing } from '#server/kernel/records/listing.ts';
import type { SeenTickets as Filters } from './repository.ts';

export interface ReportRow {
  createdAt: Day;
  parkName: string;
  organisationId: string;
  documents: { lines: BookingLine[]; total: number }[];
}

/** Days per read. Bounds memory, whatever the range and the sales. */
const WINDOW_DAYS = 31;

/** Report by business day and park, newest first (docs/behaviour.md 9.2), from stored counts, a month at a time. */
export const ticketReport = (db: Db, scope: Scope, filters: Filters, today: Day): Listing<ReportRow> =>
  listing(async (signal) => {
    const read: Read = (work) => withScope(db, scope, work, signal);
    const until = filters.endDate && filters.endDate < today ? filters.endDate : today;
    const from = await read((tx) => firstDay(tx, filters));
    if (from === null || from > until) return { total: 0, chunks: [] };
    const total = (await read((tx) => sold(tx, filters, { from, to: until }, ['sales']))).length;
    return { total, chunks: windows(read, filters, from, until) };
  });

const isAsked = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : (value ?? '') !== '');

/** Total from stored counts, for booking days and parks only; null for other lists and for all organisations. */
export async function totalOfTickets(tx: Tx, filters: Filters & Partial<ListSlice>): Promise<number | null> {
  const {
    organisationId,
    ownParkId,
    parkId,
    date,
    startDate,
    endDate,
    sort: _,
    page: __,
    limit: ___,
    ...others
  } = filters;
  if (!organisationId || Object.values(others).some(isAsked)) return null;
  const asked = [parkId ?? []].flat().filter(Boolean);
  const offerings = ownParkId ? asked.filter((id) => id === ownParkId) : asked;
  if (ownParkId && asked.length > 0 && offerings.length === 0) return 0;
  return numberListed(tx, {
    organisationId,
    part: 'booked',
    kind: 'park-ticket',
    offerings: ownParkId ? [ownParkId] : offerings,
    from: date || startDate,
    to: date || endDate,
  });
}

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function* windows(read: Read, filters: Filters, from: Day, until: Day): AsyncGenerator<ReportRow[]> {
  for (let last = until; last >= from; last = addDays(last, -WINDOW_DAYS)) {
    const beginning = addDays(last, 1 - WINDOW_DAYS);
    const first = beginning > from ? beginning : from;
    yield await read((tx) => rowsOf(tx, filters, { from: first, to: last }));
  }
}

/** The first day with bookings, or a later `startDate`; null without bookings. */
async function firstDay(tx: Tx, { organisationId, startDate }: Filters): Promise<Day | null> {
  const { first } = await tx
    .selectFrom('booking')
    .select((of) => of.fn.min<Date | null>('created_at').as('first'))
    .$if(Boolean(organisationId), (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .executeTakeFirstOrThrow();
  if (first === null) return null;
  return startDate && startDate > dayOf(first) ? startDate : dayOf(first);
}

async function sold(tx: Tx, { organisationId, ownParkId, parkId }: Filters, span: Span, parts: readonly CountedPart[]) {
  const parks = [parkId ?? []].flat().filter(Boolean);
  const counts = await soldByPark(tx, organisationId ?? null, span, parts);
  return counts.filter(
    ({ offeringId }) => (!ownParkId || offeringId === ownParkId) && (parks.length === 0 || parks.includes(offeringId)),
  );
}

async function rowsOf(tx: Tx, filters: Filters, span: Span): Promise<ReportRow[]> {
  const counts = await sold(tx, filters, span, ['sales', 'lines']);
  const parks = new Map((await parksNamed(tx, counts)).map((park) => [park.id, park]));
  const of = ({ day, offeringId }: Count) => `${day} ${offeringId}`;
  const lines = Map.groupBy(
    counts.filter(({ part }) => part === 'lines'),
    of,
  );
  return counts
    .filter(({ part }) => part === 'sales')
    .map((sale) => ({ sale, park: parks.get(sale.offeringId) }))
    .sort((one, other) => byDayAndPark(one, other))
    .map(({ sale, park }) => ({
      createdAt: sale.day,
      parkName: park?.name ?? '',
      organisationId: sale.organisationId,
      documents: [{ lines: (lines.get(of(sale)) ?? []).map(lineOf).sort(asInForms), total: sale.paise }],
    }));
}

const parksNamed = (tx: Tx, counts: readonly Count[]) =>
  tx
    .selectFrom('park')
    .select(['id', 'name'])
    .where('organisation_id', 'in', distinct(counts.map(({ organisationId }) => organisationId)))
    .where('id', 'in', distinct(counts.map(({ offeringId }) => offeringId)))
    .execute();

/** Never empty, which no list of SQL may be. */
const distinct = (ids: readonly string[]): string[] => [...new Set(['', ...ids])];

interface Sold {
  sale: Count;
  park: { id: string; name: string } | undefined;
}

const order = (one = '', other = ''): number => (one < other ? -1 : Number(one > other));

const byDayAndPark = (one: Sold, other: Sold): number =>
  order(other.sale.day, one.sale.day) ||
  order(one.park?.name, other.park?.name) ||
  order(one.sale.offeringId, other.sale.offeringId);

function lineOf({ key, count, paise }: Count): BookingLine {
  const [category = '', price, ...label] = key.split(' ');
  return { category, label: label.join(' '), price: Number(price), quantity: count, amount: paise };
}

const place = ({ category }: BookingLine): number => CATEGORY_KEYS.indexOf(category as CategoryKey);
const asInForms = (one: BookingLine, other: BookingLine): number =>
  place(one) - place(other) || one.price - other.price;
