import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as ground from '#server/migrations/0001-ground.ts';
import * as parks from '#server/migrations/0002-parks.ts';
import * as bookings from '#server/migrations/0003-bookings.ts';
import * as bookingFunctions from '#server/migrations/0004-booking-functions.ts';
import * as payments from '#server/migrations/0005-payments.ts';
import * as scans from '#server/migrations/0006-scans.ts';
import * as clinics from '#server/migrations/0007-clinics.ts';
import * as branches from '#server/migrations/0008-branches.ts';
import * as showsAndBatches from '#server/migrations/0009-shows-and-batches.ts';
import * as couponsAndAdvertisements from '#server/migrations/0010-coupons-and-advertisements.ts';
import * as accounts from '#server/migrations/0011-accounts.ts';
import * as audit from '#server/migrations/0012-audit.ts';
import * as images from '#server/migrations/0013-images.ts';
import * as credentialOfferings from '#server/migrations/0014-credential-offerings.ts';
import * as dashboardIndexes from '#server/migrations/0015-dashboard-indexes.ts';
import * as tokens from '#server/migrations/0020-tokens.ts';
import * as tokenFunctions from '#server/migrations/0021-token-functions.ts';
import * as tokenPayments from '#server/migrations/0022-token-payments.ts';
import * as realtime from '#server/migrations/0023-realtime.ts';
import * as bookingKinds from '#server/migrations/0024-booking-kinds.ts';
import * as couponUses from '#server/migrations/0025-coupon-uses.ts';
import * as enrolments from '#server/migrations/0026-enrolments.ts';
import * as visits from '#server/migrations/0027-visits.ts';
import * as paymentReviews from '#server/migrations/0029-payment-reviews.ts';
import * as tokenPlaces from '#server/migrations/0030-token-places.ts';
import * as signOuts from '#server/migrations/0032-sign-outs.ts';
import * as repeats from '#server/migrations/0033-repeats.ts';
import * as accountMobiles from '#server/migrations/0034-account-mobiles.ts';
import * as blockedLogins from '#server/migrations/0035-blocked-logins.ts';
import * as addressShares from '#server/migrations/0036-address-shares.ts';
import * as staffRows from '#server/migrations/0037-staff-rows.ts';
import * as auditChain from '#server/migrations/0038-audit-chain.ts';
import * as settledInquiries from '#server/migrations/0039-settled-inquiries.ts';
import * as proofOfWrites from '#server/migrations/0044-proof-of-writes.ts';
import { openPool } from '#server/platform/connection.ts';

/** Forward only, additive, in this order. A migration that has landed never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-ground': ground,
  '0002-parks': parks,
  '0003-bookings': bookings,
  '0004-booking-functions': bookingFunctions,
  '0005-payments': payments,
  '0006-scans': scans,
  '0007-clinics': clinics,
  '0008-branches': branches,
  '0009-shows-and-batches': showsAndBatches,
  '0010-coupons-and-advertisements': couponsAndAdvertisements,
  '0011-accounts': accounts,
  '0012-audit': audit,
  '0013-images': images,
  '0014-credential-offerings': credentialOfferings,
  '0015-dashboard-indexes': dashboardIndexes,
  '0020-tokens': tokens,
  '0021-token-functions': tokenFunctions,
  '0022-token-payments': tokenPayments,
  '0023-realtime': realtime,
  '0024-booking-kinds': bookingKinds,
  '0025-coupon-uses': couponUses,
  '0026-enrolments': enrolments,
  '0027-visits': visits,
  '0029-payment-reviews': paymentReviews,
  '0030-token-places': tokenPlaces,
  '0032-sign-outs': signOuts,
  '0033-repeats': repeats,
  '0034-account-mobiles': accountMobiles,
  '0035-blocked-logins': blockedLogins,
  '0036-address-shares': addressShares,
  '0037-staff-rows': staffRows,
  '0038-audit-chain': auditChain,
  '0039-settled-inquiries': settledInquiries,
  '0044-proof-of-writes': proofOfWrites,
};

/** The name of our database in the embedded server. */
export const DATABASE = 'pravesh';

/** The names of all migrations, in order. */
export const migrationNames = (): string[] => Object.keys(MIGRATIONS).sort();

async function migrateTo(db: Kysely<unknown>, last: string | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

/**
 * Brings the database up to date as its owner. Several processes may do so at once: Kysely takes a lock.
 * `appPassword` is set for the unprivileged role where the server checks passwords (an outside PostgreSQL). `last` stops
 * after that migration: a backup is read into tables of its own time.
 */
export async function migrate(
  ownerUrl: string,
  { appPassword, last }: { appPassword?: string; last?: string } = {},
): Promise<void> {
  // A connection that breaks is told by the statement that needs it.
  const pool = openPool({ connectionString: ownerUrl, max: 1 }, () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateTo(db, last);
    if (appPassword) await sql`alter role pravesh_app password ${sql.lit(appPassword)}`.execute(db);
  } finally {
    await db.destroy();
  }
}
