import { type RawBuilder, sql } from 'kysely';
import type { VisitDay } from '#contract/dashboard/model.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import { addDays, startOfDay } from '#contract/kernel/dates/dates.ts';
import type { VisitFilters } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import { isMeant, type OfMobile, type Ordered, type Payee, type Sight, type Writing } from '#server/booking-kind.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofSameOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { matching, selected } from '#server/kernel/records/matching.ts';

export interface NewVisit extends Ordered {
  exhibitionId: string;
  personName: string;
}

export type VisitRefusal = 'gone' | 'paused' | 'over' | 'off' | 'many' | 'full' | 'address';

export const VISITS: Writing<NewVisit, VisitRefusal> = {
  name: 'visits',
  statement: 'select * from book_visits($1, $2, $3)',
  offeringOf: ({ exhibitionId }) => exhibitionId,
  rowOf: ({ exhibitionId }) => exhibitionId,
  askedOf: ({ personName }) => ({ name: personName }),
};

/** `day`: the show's first day, or the day of booking if later. */
const FIELDS = {
  id: sql.ref('booking.id'),
  organisationId: sql.ref('booking.organisation_id'),
  createdAt: sql.ref('booking.created_at'),
  exhibitionId: sql.ref('booking.exhibition_id'),
  exhibitionName: sql.ref('exhibition.name'),
  exhibitionType: sql.ref('exhibition.type'),
  location: sql.ref('exhibition.location'),
  startsAt: sql.ref('exhibition.starts_at'),
  endsAt: sql.ref('exhibition.ends_at'),
  personName: sql.ref('booking.person_name'),
  mobile: sql.ref('booking.mobile'),
  status: sql.ref('booking.status'),
  day: sql`to_char(greatest(exhibition.starts_at, booking.created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
  voided: sql.ref('booking.voided'),
} satisfies Record<keyof Visit, RawBuilder<unknown>>;

const selectVisits = (tx: Tx) =>
  tx
    .selectFrom('booking')
    .innerJoin('exhibition', ofSameOrganisation('exhibition.id', 'booking.exhibition_id'))
    .select(selected(FIELDS))
    .$castTo<Visit>();

export const visitsById = (tx: Tx, ids: readonly string[], { organisations }: Sight): Promise<Visit[]> =>
  selectVisits(tx).where('booking.id', 'in', ids).where('booking.organisation_id', 'in', organisations).execute();

type AskedVisits = VisitFilters & { organisationId?: string | null; criteria?: readonly Criterion[] };

export function searchVisits(tx: Tx, filters: AskedVisits) {
  const equal = [
    ['booking.organisation_id', filters.organisationId],
    ['booking.id', filters.id],
    ['booking.mobile', filters.mobile],
    ['booking.person_name', filters.personName],
    ['exhibition.name', filters.exhibitionName],
    ['exhibition.type', filters.exhibitionType],
    ['booking.status', filters.status],
  ] as const;
  let query = matching(selectVisits(tx), FIELDS, filters.criteria);
  for (const [column, value] of equal) if (value) query = query.where(sql<boolean>`${sql.ref(column)} = ${value}`);
  if (filters.text) query = query.where(isMeant(filters.text));
  if (filters.exhibitionIds?.length) query = query.where('booking.exhibition_id', 'in', filters.exhibitionIds);
  if (filters.from) query = query.where('booking.created_at', '>=', startOfDay(filters.from));
  if (filters.until) query = query.where('booking.created_at', '<', startOfDay(addDays(filters.until, 1)));
  return query;
}

export const visitsOfMobile = (tx: Tx, { organisationId, mobile, offeringId, now }: OfMobile): Promise<Visit[]> =>
  selectVisits(tx)
    .where('booking.organisation_id', '=', organisationId)
    .where('booking.mobile', '=', mobile)
    .where('booking.exhibition_id', '=', offeringId)
    .where('booking.status', '=', 'paid')
    .where((or) => or.or([or('exhibition.ends_at', 'is', null), or('exhibition.ends_at', '>', now)]))
    .orderBy('booking.created_at')
    .orderBy('booking.id')
    .limit(50)
    .execute();

export async function placesTaken(tx: Tx, organisationId: string, exhibitionId: string): Promise<number> {
  const row = await tx
    .selectFrom('exhibition_places')
    .select('taken')
    .where('organisation_id', '=', organisationId)
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

/** Cancelled visits do not count. */
export async function countBooked(tx: Tx, organisationId: string | null, from: Date, until: Date | null) {
  const row = await tx
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('exhibition_id', 'is not', null)
    .where('status', '=', 'paid')
    .where('created_at', '>=', from)
    .$if(until !== null, (query) => query.where('created_at', '<', until))
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .executeTakeFirstOrThrow();
  return row.count;
}

const MOST_SHOWS = 10;

export const nextShows = (tx: Tx, organisationId: string | null, now: Date): Promise<VisitDay['shows']> =>
  tx
    .selectFrom('exhibition')
    .leftJoin('exhibition_places as places', ofSameOrganisation('places.exhibition_id', 'exhibition.id'))
    .select([
      'exhibition.id',
      'name',
      'type',
      'capacity',
      'closed',
      ({ fn, val }) => fn.coalesce('taken', val(0)).as('taken'),
    ])
    .where((or) => or.or([or('published', '=', true), or('closed', '=', true)]))
    .where('deleted_at', 'is', null)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .$if(organisationId !== null, (query) => query.where('exhibition.organisation_id', '=', organisationId ?? ''))
    .orderBy('starts_at')
    .orderBy('exhibition.id')
    .limit(MOST_SHOWS)
    .execute();

/** A visit costs nothing, so nobody is paid for it. */
export async function payeeOfVisit(
  tx: Tx,
  { organisationId, id }: Pick<Visit, 'organisationId' | 'id'>,
): Promise<Payee> {
  const row = await tx
    .selectFrom('booking')
    .select('exhibition_id')
    .where((of) => of.and({ organisation_id: organisationId, id }))
    .executeTakeFirst();
  return { offeringId: row?.exhibition_id ?? '', gateway: '', merchantId: '', removed: false };
}
