import { sql } from 'kysely';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import type { Park, ParkFields } from '#contract/parks/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Resource, selectRecords } from '#server/kernel/records/resource.ts';
import type { Tables } from '#server/tables.ts';

/** The columns that visitors may read are granted one by one (server/parks/tables.ts). */
const COLUMNS = {
  name: 'name',
  active: 'active',
  published: 'published',
  location: 'location',
  gateway: 'gateway',
  merchantId: 'merchant_id',
  qrName: 'qr_name',
  opensAt: 'opens_at',
  closesAt: 'closes_at',
  lastEntryMinutes: 'last_entry_minutes',
  openDays: 'open_days',
  hasCloakRoom: 'has_cloak_room',
  hasHolidays: 'has_holidays',
  holidays: 'holidays',
  couponsEnabled: 'coupons_enabled',
  customDatesEnabled: 'custom_dates_enabled',
  customDates: 'custom_dates',
  daysOff: 'days_off',
  advanceDays: 'advance_days',
  bannerEnabled: 'banner_enabled',
  bannerUrl: 'banner_url',
  fees: 'fees',
  dayPrices: 'day_prices',
  slots: 'slots',
  slotEarlyMinutes: 'slot_early_minutes',
  slotLateMinutes: 'slot_late_minutes',
  partOfGroup: 'part_of_group',
  reEntry: 're_entry',
  insideLimit: 'inside_limit',
  dailyCapacity: 'daily_capacity',
  familySize: 'family_size',
  perBookingLimit: 'per_booking_limit',
  holdMinutes: 'hold_minutes',
  note: 'note',
  company: 'company',
  closed: 'closed',
} as const satisfies Record<keyof ParkFields | 'closed', keyof Tables['park']>;

/** Visitors do not get `note` and `company`. */
export type ShownPark = Omit<Park, 'note' | 'company'> & Partial<Pick<Park, 'note' | 'company'>>;

export const parkResource: Resource<ShownPark> = {
  table: 'park',
  columns: COLUMNS,
  staffOnly: ['note', 'company'],
  json: ['fees', 'dayPrices', 'slots'],
  compared: Object.fromEntries(
    CATEGORY_KEYS.flatMap((key) => [
      [`fees.${key}.offered`, sql`(park.fees -> ${key} ->> 'offered')::boolean`],
      [`fees.${key}.price`, sql`(park.fees -> ${key} ->> 'price')::int`],
    ]),
  ),
};

export const bookableParks = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  selectRecords(tx, parkResource, true, organisationId)
    .where('park.id', '=', sql`any(${ids})`)
    .select(['park.version', 'park.organisation_active'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway_credential')
          .select('gateway_credential.id')
          .where('gateway_credential.organisation_id', '=', organisationId)
          .where((key) =>
            key.or([
              key('gateway_credential.offering_id', '=', key.ref('park.id')),
              key('gateway_credential.gateway', '=', key.ref('park.gateway')),
            ]),
          )
          .where('gateway_credential.retired_at', 'is', null),
      ).as('has_keys'),
    )
    .execute();
