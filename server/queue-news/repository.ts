import { type Selectable, sql } from 'kysely';
import type { TokenState } from '#contract/queues/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import type { Tables } from '#server/tables.ts';

export interface PersonRow {
  bookingId: string;
  doctorId: string;
  number: number;
  state: TokenState;
  personName: string;
  mobile: string;
  day: string;
  /** Number and doctor in the new queue, if the token was moved there. */
  newNumber: number | null;
  newDoctor: string | null;
  newDoctorId: string | null;
}

/** Whoever waits in the queues of a place, was moved away from them, or lost their token, in the order of calls. */
export async function peopleOf(
  tx: Tx,
  { organisationId, queueId, day }: { organisationId: string; queueId: string; day: string },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select b.id as "bookingId", t.doctor_id as "doctorId", t.number, t.state, b.person_name as "personName", b.mobile,
      b.visit_date as day, n.number as "newNumber", d.name as "newDoctor", n.doctor_id as "newDoctorId"
    from token t
    join booking b on b.organisation_id = t.organisation_id and b.id = coalesce(t.booking_id, t.former_booking_id)
    left join token n on n.organisation_id = t.organisation_id and n.organisation_id = ${organisationId}
      and t.booking_id is null and n.booking_id = b.id
    left join doctor d on d.organisation_id = t.organisation_id and d.organisation_id = ${organisationId} and d.id = n.doctor_id
    where t.organisation_id = ${organisationId} and t.queue_id = ${queueId} and t.day = ${day}
      and t.state in ('booked', 'cancelled')
      and (t.booking_id is not null or (n.queue_id, n.doctor_id, n.day) is distinct from (t.queue_id, t.doctor_id, t.day))
    order by coalesce(t.turn, t.number), t.number`.execute(tx);
  return rows;
}

export type ToldRow = Selectable<Tables['token_told']>;

export const toldOf = (tx: Tx, organisationId: string, bookingIds: readonly string[]): Promise<ToldRow[]> =>
  tx
    .selectFrom('token_told')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('booking_id', 'in', bookingIds)
    .execute();

interface Told {
  organisationId: string;
  bookingId: string;
  news: string;
}

/** False when somebody else has told this person already. */
export async function claim(
  tx: Tx,
  { organisationId, bookingId, news }: Told,
  { accountId, accountName }: Pick<Principal, 'accountId' | 'accountName'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into token_told (organisation_id, booking_id, news, account_id, account_name, at)
    values (${organisationId}, ${bookingId}, ${news}, ${accountId}, ${accountName}, ${now})
    on conflict (organisation_id, booking_id, news) do nothing returning booking_id`.execute(tx);
  return rows.length > 0;
}

/** Only whoever told can take that back. */
export const takeBack = (tx: Tx, { organisationId, bookingId, news }: Told, accountId: string) =>
  tx
    .deleteFrom('token_told')
    .where('organisation_id', '=', organisationId)
    .where('booking_id', '=', bookingId)
    .where('news', '=', news)
    .where('account_id', '=', accountId)
    .execute();
