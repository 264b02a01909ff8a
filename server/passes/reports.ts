import { sql } from 'kysely';
import type { Inside } from '#contract/admissions/model.ts';
import { listed } from '#contract/admissions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { ChangedTicket, PassLine } from '#contract/passes/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

/** People inside each counting park, on its business day at this instant. */
export async function insideParks(
  tx: Tx,
  organisationId: string | null,
  parkId: string | null,
  now: Date,
): Promise<(Inside & { parkId: string })[]> {
  const { rows } = await sql<Inside & { parkId: string }>`
    select park.id as "parkId", park.inside_limit as "limit", coalesce(i.people, 0) as people
    from park left join park_inside i on i.organisation_id = park.organisation_id and i.park_id = park.id
      and i.day = ${dayOf(now)}::date - open_past_midnight(park.organisation_id, park.id, ${now})::int
    where ${ofOrganisation('park.organisation_id', organisationId)} and park.deleted_at is null
      and (${parkId}::text is null or park.id = ${parkId}) and (park.part_of_group or park.re_entry or park.inside_limit is not null)
    order by park.id limit 1000`.execute(tx);
  return rows;
}

/** Limit of changed tickets; the next days come first. */
const MOST_CHANGED = 10_000;

/** "adult 2,child 1": a text, because it is parsed faster than JSON. */
const linesOf = (organisationId: string | null) => sql<
  string | null
>`(select string_agg(l.category || ' ' || l.quantity, ',' order by l.category)
  from booking_line l where ${ofOrganisation('l.organisation_id', organisationId)} and l.organisation_id = booking.organisation_id
    and l.booking_id = booking.id)`;

/** Parses each text once, because most tickets hold the same. */
function linesReader(): (text: string | null) => PassLine[] {
  const known = new Map<string, PassLine[]>([['', []]]);
  return (text) => {
    const lines = known.get(text ?? '') ?? (text ?? '').split(',').map(lineIn);
    known.set(text ?? '', lines);
    return lines;
  };
}

function lineIn(text: string): PassLine {
  const [category = '', quantity] = text.split(' ');
  return { category, quantity: Number(quantity) };
}

/** Tickets that differ from a code issued for `since` or later; of one organisation or of all (null). */
export async function changedTickets(tx: Tx, organisationId: string | null, since: Day): Promise<ChangedTicket[]> {
  const rows = await tx
    .selectFrom('booking')
    .select(['id as bookingId', 'visit_date as visitDate', 'slot', 'slot_until as slotUntil', 'people', 'status'])
    .select(linesOf(organisationId).as('lines'))
    .where(ofOrganisation('booking.organisation_id', organisationId))
    .where('old_pass_day', '>=', since)
    .orderBy('old_pass_day')
    .orderBy('id')
    .limit(MOST_CHANGED)
    .execute();
  const read = linesReader();
  return rows.map(({ lines, ...ticket }) => ({ ...ticket, lines: read(lines) }));
}

/** Limit of sold tickets; those paid last come first. */
const MOST_SOLD = 50_000;

export interface SoldRow {
  shortCode: string;
  parkId: string;
  visitDate: Day;
  slot: string | null;
  slotUntil: string | null;
  people: number;
  lines: PassLine[];
}

/** Paid tickets of each park's business day that may still come in, of those paid since; null: all. */
export async function soldTickets(
  tx: Tx,
  organisationId: string,
  { now, paidSince }: { now: Date; paidSince: Date | null },
): Promise<SoldRow[]> {
  const { rows } = await sql<Omit<SoldRow, 'lines'> & { lines: string | null }>`
    select short_code as "shortCode", park_id as "parkId", visit_date as "visitDate", slot, slot_until as "slotUntil", people,
      ${linesOf(organisationId)} as lines
    from booking join park on park.organisation_id = booking.organisation_id and park.id = booking.park_id
    where booking.organisation_id = ${organisationId} and park.organisation_id = ${organisationId}
      and booking.visit_date between ${dayOf(now)}::date - open_past_midnight(park.organisation_id, park.id, ${now})::int and ${dayOf(now)}::date
      and booking.status = 'paid' and (booking.admitted_at is null or booking.let_in is not null)
      and (${paidSince}::timestamptz is null or booking.paid_at >= ${paidSince})
    order by booking.paid_at desc nulls last, booking.id limit ${MOST_SOLD}`.execute(tx);
  const read = linesReader();
  return rows.map(({ lines, ...ticket }) => ({ ...ticket, lines: read(lines) }));
}

/** Used tickets per page: larger ones would block other calls. */
export const USED_TOGETHER = 10_000;

export interface UsedTicketRow {
  bookingId: string;
  at: Date;
  gate: string | null;
  people: number;
  lines: PassLine[];
  place: string;
}

/** Used tickets from an instant and a position on, without those of the asking phone. */
interface AskedUsed {
  since: Date;
  after: string | null;
  device?: string | undefined;
}

export async function usedTickets(
  tx: Tx,
  organisationId: string | null,
  { since, after, device }: AskedUsed,
): Promise<UsedTicketRow[]> {
  const rows = await tx
    .selectFrom('scan')
    .innerJoin('booking', (on) =>
      on.onRef('booking.organisation_id', '=', 'scan.organisation_id').onRef('booking.id', '=', 'scan.booking_id'),
    )
    .select([
      'booking.id as bookingId',
      'scan.scanned_at as at',
      'scan.gate',
      'booking.people',
      linesOf(organisationId).as('lines'),
    ])
    .select(['booking.let_in as letIn', 'booking.admitted_people as came'])
    .select(sql<string>`(extract(epoch from scan.received_at) * 1000000)::bigint || ' ' || scan.scan_id`.as('place'))
    .where(ofOrganisation('scan.organisation_id', organisationId))
    .where('scan.result', '=', 'admitted')
    .where('scan.undone_at', 'is', null)
    .where('scan.received_at', '>=', since)
    .$if(device !== undefined, (asked) => asked.where('scan.device_id', 'is distinct from', device ?? null))
    .$if(after !== null, (asked) => asked.where(isBehind(after ?? '')))
    .orderBy('scan.received_at', 'desc')
    .orderBy('scan.scan_id', 'desc')
    .limit(USED_TOGETHER)
    .execute();
  const read = linesReader();
  return rows.map(({ letIn, came, people, lines, ...used }) => ({
    ...used,
    people: came ?? people,
    lines: letIn ? listed(letIn) : read(lines),
  }));
}

function isBehind(place: string) {
  const [, microseconds, scanId] = /^(\d+) (.*)$/s.exec(place) ?? [];
  return sql<boolean>`(scan.received_at, scan.scan_id)
    < ('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond', ${scanId}::text)`;
}
