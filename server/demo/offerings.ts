import type { Clinic } from '#contract/clinics/model.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import { dayOf } from '#contract/kernel/dates.ts';
import { branches } from '#server/branches/service.ts';
import { clinics } from '#server/clinics/service.ts';
import { batches } from '#server/coaching-batches/service.ts';
import { coupons } from '#server/coupons/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Resource, type StoredRecord, selectRecords } from '#server/kernel/records/resource.ts';
import { parks } from '#server/parks/service.ts';
import type { DemoBatch } from './enrolments.ts';
import { ORGANISATIONS } from './organisations.ts';
import type { DemoPark } from './park-days.ts';
import type { DemoPayee } from './paying.ts';
import type { DemoDesk } from './queue-days.ts';
import type { DemoShow } from './show-visits.ts';

/** The demo organisations offer this, as it stands in the database; nothing where they are not there. */
export interface Offerings {
  organisations: string[];
  parks: DemoPark[];
  desks: DemoDesk[];
  shows: DemoShow[];
  batches: DemoBatch[];
}

/** A bank keeps no hours in the product; ours are those of every bank, with the tokens that a counter gives out in them. */
const BANK_HOURS = { opensAt: '10:00', closesAt: '16:30', ofACounter: 42 };
/** Those who sign in at a counter find people waiting, whatever the hour. */
const COUNTER_HOURS = { opensAt: '00:00', closesAt: '23:59', ofACounter: 100 };
const MOST_TOKENS = 400;
const SHARE_OF_TOKENS = 0.66;

export const demoOfferings = (deps: Deps): Promise<Offerings> =>
  withScope(deps.db, systemScope, async (tx) => {
    const emails = ORGANISATIONS.map(({ email }) => email);
    const own = await tx.selectFrom('organisation').select('id').where('email', 'in', emails).execute();
    const organisations = own.map(({ id }) => id);
    if (organisations.length === 0) return { organisations, parks: [], desks: [], shows: [], batches: [] };
    const payees = await payeesOf(tx, organisations);
    return {
      organisations,
      parks: await parksOf(tx, organisations, payees),
      desks: [...(await doctorsOf(tx, organisations, payees)), ...(await branchesOf(tx, organisations))],
      shows: await showsOf(tx, organisations),
      batches: await batchesOf(tx, organisations, payees),
    };
  });

/** Records of these organisations by name, so that each keeps its place from start to start. Nobody comes to a draft. */
const recordsOf = async <M extends StoredRecord & { name: string }>(
  tx: Tx,
  { resource }: { resource: Resource<M> },
  organisations: readonly string[],
): Promise<M[]> => {
  const rows: M[] = await selectRecords(tx, resource, true, null).execute();
  return rows
    .filter((row) => organisations.includes(row.organisationId) && (row as { published?: boolean }).published !== false)
    .sort((one, other) => one.name.localeCompare(other.name));
};

type Payees = ReadonlyMap<string | null, DemoPayee>;

async function payeesOf(tx: Tx, organisations: readonly string[]): Promise<Payees> {
  const rows = await tx
    .selectFrom('gateway_credential')
    .select(['id as credentialId', 'offering_id', 'merchant_id as merchantId'])
    .where('organisation_id', 'in', organisations)
    .where('retired_at', 'is', null)
    .execute();
  return new Map(rows.map(({ offering_id, ...payee }) => [offering_id, { gateway: '', ...payee }]));
}

/** Finds whom an offering pays; nobody pays one that has no keys. */
const paying = <O extends { id: string; gateway: string }>(
  offerings: readonly O[],
  payees: Payees,
): (O & DemoPayee)[] =>
  offerings.flatMap((offering) => {
    const payee = payees.get(offering.id);
    return payee ? [{ ...offering, ...payee, gateway: offering.gateway }] : [];
  });

async function parksOf(tx: Tx, organisations: readonly string[], payees: Payees): Promise<DemoPark[]> {
  const own = paying(await recordsOf(tx, parks, organisations), payees);
  const codes: Coupon[] = await recordsOf(tx, coupons, organisations);
  const inspectors = await tx.selectFrom('inspector').select(['id', 'park_id']).orderBy('id').execute();
  return own.map((park, place) => ({
    ...park,
    place,
    opened: dayOf(park.createdAt),
    opensAt: park.opensAt ?? '09:00',
    closesAt: park.closesAt ?? '18:00',
    coupons: codes.filter(({ parkId }) => parkId === park.id),
    inspectors: inspectors.filter(({ park_id }) => park_id === park.id).map(({ id }) => id),
  }));
}

async function doctorsOf(tx: Tx, organisations: readonly string[], payees: Payees): Promise<DemoDesk[]> {
  const complete = (await recordsOf(tx, clinics, organisations)) as Clinic[];
  const own = paying(complete, payees);
  return own.flatMap((clinic, at) => {
    const doctors = [...new Set([clinic.doctorId, ...clinic.doctorIds])].filter((id) => id !== null);
    return doctors.map((doctorId) => ({
      ...clinic,
      kind: 'doctor' as const,
      doctorId,
      place: 3 + at,
      opened: dayOf(clinic.createdAt),
      ordinary: clinic.tokens * SHARE_OF_TOKENS,
      // Some tokens are always left to people who try the product.
      most: Math.floor(clinic.tokens * 0.9),
      counters: [],
    }));
  });
}

async function branchesOf(tx: Tx, organisations: readonly string[]): Promise<DemoDesk[]> {
  const own = await recordsOf(tx, branches, organisations);
  const counters = await tx
    .selectFrom('counter')
    .select(['id', 'branch_id'])
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .orderBy('counter_number')
    .execute();
  return own.map((branch, at) => {
    const here = counters.filter(({ branch_id }) => branch_id === branch.id).map(({ id }) => id);
    const { ofACounter, ...hours } = here.length > 0 ? COUNTER_HOURS : BANK_HOURS;
    const ordinary = Math.max(1, here.length) * ofACounter;
    const free = { fee: 0, credentialId: '', doctorId: '', bookingDays: 0, most: MOST_TOKENS };
    return {
      ...branch,
      ...free,
      ...hours,
      kind: 'loan',
      place: 6 + at,
      opened: dayOf(branch.createdAt),
      ordinary,
      counters: here,
    };
  });
}

async function showsOf(tx: Tx, organisations: readonly string[]): Promise<DemoShow[]> {
  const own = await recordsOf(tx, exhibitions, organisations);
  return own.flatMap(({ startsAt, endsAt, ...show }) =>
    startsAt && endsAt ? [{ ...show, startsAt, endsAt, place: 8, opened: dayOf(show.createdAt) }] : [],
  );
}

async function batchesOf(tx: Tx, organisations: readonly string[], payees: Payees): Promise<DemoBatch[]> {
  const complete = (await recordsOf(tx, batches, organisations)) as Batch[];
  const own = paying(complete, payees);
  return own.map((batch) => ({ ...batch, place: 9 }));
}
