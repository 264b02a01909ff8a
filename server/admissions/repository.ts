import { sql } from 'kysely';
import type { GateDay, GateHit, Handled, Inside } from '#contract/admissions/model.ts';
import { inBookingOrder } from '#contract/fees/rules.ts';
import { addDays, type Day, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import { isMeant } from '#server/booking-kind.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { namesOfAdmins } from '#server/organisations/service.ts';

export interface HandAdmission {
  organisationId: string;
  scan: string;
  code: string | null;
  park: string | null;
  day: Day;
  at: Date;
  late: boolean;
  gate: string | null;
  device: string | null;
  account: string;
  now: Date;
  people: number;
  reason: string;
}

/** Promises of server/admissions/functions/let_in_by_hand.sql. */
export async function letInByHand(tx: Tx, admission: HandAdmission) {
  type Told = { result: 'by_hand' | 'full' | 'noPark'; people: number; inside: Inside | null };
  const { rows } = await sql<{ told: Told }>`
    select let_in_by_hand(${admission.organisationId}, ${JSON.stringify(admission)}) as told`.execute(tx);
  return rows[0]?.told as Told;
}

/** For the admin, who names none. Null without a scan, and if two organisations have the id, as phones choose it. */
export async function organisationOfScan(tx: Tx, scanId: string): Promise<string | null> {
  const found = await tx.selectFrom('scan').select('organisation_id').where('scan_id', '=', scanId).limit(2).execute();
  return found.length === 1 ? (found[0]?.organisation_id ?? null) : null;
}

export interface UndoneScan {
  outcome: 'undone' | 'late' | 'gone' | 'full' | 'nothing';
  people: number | null;
  inside: Inside | null;
}

/** Promises of server/admissions/functions/undo_scan.sql. */
export async function undoScan(
  tx: Tx,
  organisationId: string,
  {
    scanId,
    parkId,
    reason,
    accountId,
    at,
    now,
  }: { scanId: string; parkId: string | null; reason: string; accountId: string; at: Date; now: Date },
): Promise<UndoneScan> {
  const { rows } = await sql<UndoneScan>`
    select * from undo_scan(${organisationId}, ${scanId}, ${parkId}, ${reason}, ${accountId}, ${at}, ${now})`.execute(
    tx,
  );
  return rows[0] as UndoneScan;
}

const MOST_HITS = 8;

interface FoundTicket extends Omit<GateHit, 'admitted'> {
  isIn: boolean;
  admittedPeople: number | null;
}

export async function ticketsAtGate(
  tx: Tx,
  { organisationId, parkId, days, text }: Whose & { days: readonly Day[]; text: string },
): Promise<GateHit[]> {
  const { rows } = await sql<FoundTicket>`
    select booking.short_code as "shortCode", booking.person_name as name, booking.mobile_end as "mobileEnd", booking.people,
      booking.slot, booking.slot_until as "slotUntil", booking.admitted_at is not null as "isIn",
      booking.admitted_people as "admittedPeople",
      (select coalesce(jsonb_agg(jsonb_build_object('category', l.category, 'label', l.label, 'quantity', l.quantity)), '[]')
        from booking_line l where ${ofOrganisation('l.organisation_id', organisationId)} and l.organisation_id = booking.organisation_id and l.booking_id = booking.id) as lines
    from booking
    where booking.park_id is not null and ${ofOrganisation('booking.organisation_id', organisationId)}
      and (${parkId}::text is null or booking.park_id = ${parkId}) and booking.status = 'paid'
      and booking.visit_date = any(${days}::date[]) and ${isMeant(text)}
    order by booking.admitted_at is not null, booking.created_at desc, booking.id limit ${MOST_HITS}`.execute(tx);
  return rows.map(({ isIn, admittedPeople, lines, ...found }) => ({
    ...found,
    lines: inBookingOrder(lines),
    admitted: isIn ? (admittedPeople ?? found.people) : 0,
  }));
}

const MOST_HANDLED = 200;

interface Whose {
  organisationId: string | null;
  parkId: string | null;
}

/** Totals per park with visitors on a day, by name. A park's evening counts until closing after midnight. */
export async function gateDays(tx: Tx, whose: Whose, day: Day, now: Date): Promise<GateDay[]> {
  const parks = await hoursOfParks(tx, whose);
  const ownDay = (hours: Hours): Day => (day === dayOf(now) ? visitDaysAt(hours, now)[0] : day);
  const told = new Map<string, GateDay>();
  for (const [own, its] of Map.groupBy(parks, ownDay)) {
    const gates = { organisationId: whose.organisationId, parkIds: its.map(({ parkId }) => parkId) };
    for (const one of await daysOf(tx, gates, own, startOfDay(addDays(day, 1)))) told.set(one.parkId, one);
  }
  return parks.flatMap(({ parkId }) => told.get(parkId) ?? []);
}

async function hoursOfParks(tx: Tx, { organisationId, parkId }: Whose) {
  const { rows } = await sql<Hours & { parkId: string }>`
    select park.id as "parkId", park.opens_at as "opensAt", park.closes_at as "closesAt" from park
    where ${ofOrganisation('park.organisation_id', organisationId)} and (${parkId}::text is null or park.id = ${parkId})
      and park.deleted_at is null order by park.name, park.id limit 100`.execute(tx);
  return rows;
}

interface GatesOf {
  organisationId: string | null;
  parkIds: string[];
}

async function daysOf(tx: Tx, gates: GatesOf, day: Day, until: Date): Promise<GateDay[]> {
  const { organisationId, parkIds } = gates;
  const from = startOfDay(day);
  type Row = Omit<GateDay, 'handled' | 'inside'> & { counts: boolean; limit: number | null; people: number };
  const { rows } = await sql<Row>`
    select park.id as "parkId", park.name as "parkName", park.part_of_group or park.re_entry or park.inside_limit is not null as counts,
      park.inside_limit as "limit", coalesce(i.people, 0) as people, coalesce(visit.admitted, 0)::int as admitted,
      coalesce(hand.by_hand, 0)::int as "byHand", coalesce(hand.undone, 0)::int as undone
    from park left join park_inside i on i.organisation_id = park.organisation_id and i.park_id = park.id and i.day = ${day}::date
      left join lateral (select sum(coalesce(b.admitted_people, b.people)) as admitted from booking b
        where ${ofOrganisation('b.organisation_id', organisationId)} and b.organisation_id = park.organisation_id and b.park_id = park.id and b.status = 'paid' and b.visit_date = ${day}::date
          and b.admitted_at is not null) as visit on true
      left join lateral (select sum(s.people) filter (where s.result = 'by_hand' and s.undone_at is null) as by_hand,
          count(*) filter (where s.undone_at is not null) as undone
        from scan s where ${ofOrganisation('s.organisation_id', organisationId)} and s.organisation_id = park.organisation_id and s.park_id = park.id and s.scanned_at >= ${from}
          and s.scanned_at < ${until} and (s.reason is not null or s.undone_at is not null)) as hand on true
    where ${ofOrganisation('park.organisation_id', organisationId)} and park.id = any(${parkIds}::text[])`.execute(tx);
  const handled = await handledOn(tx, gates, from, until);
  return rows
    .map(({ counts, limit, people, ...park }) => ({
      ...park,
      inside: counts ? { people, limit } : null,
      handled: handled.filter(({ parkId }) => parkId === park.parkId).map(({ parkId: _, ...line }) => line),
    }))
    .filter(({ inside, admitted, handled: done }) => inside || admitted > 0 || done.length > 0);
}

async function handledOn(tx: Tx, { organisationId, parkIds }: GatesOf, from: Date, until: Date) {
  type Row = Omit<Handled, 'accountName'> & { parkId: string; accountId: string; accountName: string | null };
  const { rows } = await sql<Row>`
    select s.scan_id as id, s.park_id as "parkId", case when s.undone_at is null then 'by_hand' else 'undone' end as what,
      coalesce(s.undone_at, s.scanned_at) as at, coalesce(s.people, b.people, 0) as people, s.gate,
      coalesce(s.undone_by, s.account_id) as "accountId", coalesce(inspector.name, owner.person_name) as "accountName", coalesce(s.undo_reason, s.reason, '') as reason,
      b.short_code as "shortCode"
    from scan s left join booking b on b.organisation_id = s.organisation_id and b.id = s.booking_id
      left join organisation owner on owner.id = s.organisation_id and owner.id = coalesce(s.undone_by, s.account_id)
      left join inspector on inspector.organisation_id = s.organisation_id and inspector.id = coalesce(s.undone_by, s.account_id)
    where ${ofOrganisation('s.organisation_id', organisationId)} and s.scanned_at >= ${from} and s.scanned_at < ${until}
      and (s.undone_at is not null or s.reason is not null and s.result = 'by_hand')
      and s.park_id = any(${parkIds}::text[])
    order by at desc, id limit ${MOST_HANDLED}`.execute(tx);
  const unnamed = rows.filter(({ accountName }) => accountName === null).map(({ accountId }) => accountId);
  const admins = await namesOfAdmins(tx, unnamed);
  return rows.map(({ accountId, ...done }) => ({
    ...done,
    accountName: done.accountName ?? admins.get(accountId) ?? '',
  }));
}
