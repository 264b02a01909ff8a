import { type Selectable, sql } from 'kysely';
import type { Day } from '#contract/dates.ts';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import type { Park, ParkFields } from '#contract/parks/model.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Compared } from '#server/platform/matching.ts';
import type { Tables } from '#server/tables.ts';

/** The column of every plain field. What visitors may read is granted column by column (migration 0002). */
const COLUMNS = {
  name: 'name',
  active: 'active',
  location: 'location',
  gateway: 'gateway',
  merchantId: 'merchant_id',
  qrName: 'qr_name',
  opensAt: 'opens_at',
  closesAt: 'closes_at',
  openDays: 'open_days',
  hasCloakRoom: 'has_cloak_room',
  hasHolidays: 'has_holidays',
  holidays: 'holidays',
  couponsEnabled: 'coupons_enabled',
  customDatesEnabled: 'custom_dates_enabled',
  customDates: 'custom_dates',
  bannerEnabled: 'banner_enabled',
  bannerUrl: 'banner_url',
  fees: 'fees',
  dailyCapacity: 'daily_capacity',
  familySize: 'family_size',
  perBookingLimit: 'per_booking_limit',
  holdMinutes: 'hold_minutes',
} as const satisfies Record<keyof PublicFields, keyof Tables['park']>;

type PublicFields = Omit<ParkFields, 'note' | 'company'>;
const PUBLIC_COLUMNS = ['id', 'organisation_id', 'created_at', 'version', ...Object.values(COLUMNS)] as const;

/** A park as visitors see it, or in full. */
export type ShownPark = Omit<Park, 'note' | 'company'> & Partial<Pick<Park, 'note' | 'company'>>;
type PublicRow = Pick<Selectable<Tables['park']>, (typeof PUBLIC_COLUMNS)[number]>;
export type ParkRow = PublicRow & Partial<Pick<Park, 'note' | 'company'>>;

const fieldsOf = (row: PublicRow) =>
  Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [field, row[column]])) as PublicFields;

export const toShownPark = (row: ParkRow): ShownPark => ({
  id: row.id,
  organisationId: row.organisation_id,
  createdAt: row.created_at,
  ...fieldsOf(row),
  ...(row.note === undefined ? {} : { note: row.note, company: row.company }),
});

const toRow = ({ fees, ...fields }: ParkFields) => ({
  ...(Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, column]) =>
      field === 'fees' ? [] : [[column, fields[field as keyof typeof fields]]],
    ),
  ) as Omit<PublicRow, 'id' | 'organisation_id' | 'created_at' | 'version' | 'fees'>),
  note: fields.note,
  company: fields.company,
  fees: JSON.stringify(fees),
});

/** Parks that are not deleted; for visitors without the columns that are for staff. */
export const selectParks = (tx: Tx, inFull: boolean) =>
  tx
    .selectFrom('park')
    .select(PUBLIC_COLUMNS)
    .$if(inFull, (query) => query.select(['note', 'company']))
    .where('deleted_at', 'is', null);

/** The same, of one organisation, or of all where it is null. */
export const selectParksOf = (tx: Tx, inFull: boolean, organisationId: string | null) =>
  selectParks(tx, inFull).$if(organisationId !== null, (query) =>
    query.where('organisation_id', '=', organisationId ?? ''),
  );

/** What each field of a park is to a find call; of a category its flag and its fee, which callers know as fields of their own. */
export const COMPARED: Readonly<Record<string, Compared>> = {
  ...{ id: sql.ref('id'), createdAt: sql.ref('created_at'), note: sql.ref('note'), company: sql.ref('company') },
  ...Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [field, sql.ref(column)])),
  ...Object.fromEntries(
    CATEGORY_KEYS.flatMap((key) => [
      [key, sql`(fees -> ${key} ->> 'offered')::boolean`],
      [`${key}Fee`, sql`(fees -> ${key} ->> 'price')::int`],
    ]),
  ),
};

export const parkById = (tx: Tx, inFull: boolean, id: string) =>
  selectParks(tx, inFull).where('id', '=', id).executeTakeFirst();

/** A park in full, whether its organisation is on and whether it has gateway keys: all that a booking asks of it, in one reading. */
export const bookableParkById = (tx: Tx, id: string) =>
  selectParks(tx, true)
    .where('id', '=', id)
    .select(({ selectFrom }) =>
      selectFrom('organisation')
        .select('organisation.active')
        .whereRef('organisation.id', '=', 'park.organisation_id')
        .as('organisation_active'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway_credential')
          .select('gateway_credential.id')
          .whereRef('gateway_credential.offering_id', '=', 'park.id')
          .where('gateway_credential.retired_at', 'is', null),
      ).as('has_keys'),
    )
    .executeTakeFirst();

interface NewPark extends ParkFields {
  id: string;
  organisationId: string;
  createdAt: Date;
}

export async function insertPark(tx: Tx, { id, organisationId, createdAt, ...fields }: NewPark): Promise<void> {
  const row = { id, organisation_id: organisationId, created_at: createdAt, deleted_at: null, ...toRow(fields) };
  await tx.insertInto('park').values(row).execute();
}

/** The changed row; undefined when there is no such park of this organisation (null = any). */
export const updatePark = (tx: Tx, id: string, organisationId: string | null, fields: ParkFields) =>
  tx
    .updateTable('park')
    .set(toRow(fields))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .returningAll()
    .executeTakeFirst();

/** Removes the row; the database refuses while anything still refers to it. False when there is no such park. */
export async function deletePark(tx: Tx, id: string, organisationId: string | null): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('park')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const hidePark = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('park').set({ deleted_at: now }).where('id', '=', id).execute();

/** Name and place of every park that takes bookings, by name; one whose listed dates are all past takes none. */
export const activePlaces = (tx: Tx, today: Day) =>
  tx
    .selectFrom('park')
    .select(['id', 'name', 'location'])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    // Days as texts compare as days; of none at all the last is null.
    .where(
      sql<boolean>`(not custom_dates_enabled or custom_dates = '{}' or (select max(day) from unnest(custom_dates) day) >= ${today})`,
    )
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
