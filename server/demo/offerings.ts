import type { Clinic } from '#contract/clinics/model.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Park } from '#contract/parks/model.ts';
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
import type { DemoDesk } from './desks.ts';
import { ORGANISATIONS, ownerAt } from './organisations.ts';
import type { DemoPayee } from './payments.ts';
import type { DemoBatch, DemoShow } from './shows.ts';
import type { DemoPark } from './visitors.ts';

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
    const read = await readerOf(tx, organisations);
    return {
      organisations,
      parks: await parksOf(tx, read),
      desks: [...(await doctorsOf(read)), ...(await branchesOf(tx, read))],
      shows: (await read(exhibitions)).flatMap(({ startsAt, endsAt, ...show }) =>
        startsAt && endsAt ? [{ ...show, startsAt, endsAt, place: 8 }] : [],
      ),
      batches: paid((await read(batches)) as Paid<Batch>[], 'coaching').map((batch) => ({ ...batch, place: 9 })),
    };
  });

type Paid<M> = M & { payee?: Omit<DemoPayee, 'owner' | 'gateway'> };
type Reader = <M extends StoredRecord & { name: string }>(of: { resource: Resource<M> }) => Promise<Paid<M>[]>;

/** Reads records of these organisations by name, so that each keeps its place from start to start. Nobody comes to a draft. */
async function readerOf(tx: Tx, organisations: readonly string[]): Promise<Reader> {
  const keys = await tx
    .selectFrom('gateway_credential')
    .select(['id as credential', 'offering_id', 'merchant_id as merchant'])
    .where('organisation_id', 'in', organisations)
    .where('retired_at', 'is', null)
    .execute();
  const payees = new Map(keys.map(({ offering_id, ...payee }) => [offering_id, payee]));
  const isPublic = (row: StoredRecord & { published?: boolean }) =>
    organisations.includes(row.organisationId) && row.published !== false;
  return async ({ resource }) => {
    const rows = await selectRecords(tx, resource, true, null).execute();
    return rows
      .filter(isPublic)
      .sort((one, other) => one.name.localeCompare(other.name))
      .map((row) => ({ ...row, payee: payees.get(row.id) }));
  };
}

/** Those that somebody can pay: they have keys. */
const paid = <M extends { gateway: string }>(rows: readonly Paid<M>[], owner: OrganisationKind) =>
  rows.flatMap((row, place) =>
    row.payee ? [{ ...row, place, payee: { ...row.payee, gateway: row.gateway, owner } }] : [],
  );

async function parksOf(tx: Tx, read: Reader): Promise<DemoPark[]> {
  const codes = await read(coupons);
  const inspectors = await tx.selectFrom('inspector').select(['id', 'name', 'park_id']).orderBy('id').execute();
  return paid((await read(parks)) as Paid<Park>[], 'park').map((park) => {
    const inspector = inspectors.find(({ park_id }) => park_id === park.id);
    const owner = ownerAt(park.organisationId, 'park', park.createdAt);
    return {
      ...park,
      opensAt: park.opensAt || '09:00',
      closesAt: park.closesAt || '18:00',
      coupons: codes.filter(({ parkId, active }) => parkId === park.id && active),
      inspector: inspector && {
        ...owner,
        role: 'inspector',
        accountId: inspector.id,
        accountName: inspector.name,
        parkId: park.id,
      },
    };
  });
}

async function doctorsOf(read: Reader): Promise<DemoDesk[]> {
  return paid((await read(clinics)) as Paid<Clinic>[], 'clinic').flatMap((clinic) => {
    const doctors = [...new Set([clinic.doctorId, ...clinic.doctorIds])].filter((id) => id !== null);
    const ordinary = clinic.tokens * SHARE_OF_TOKENS;
    // Some tokens are always left to people who try the product.
    const most = Math.floor(clinic.tokens * 0.9);
    return doctors.map((doctorId) => ({
      ...clinic,
      kind: 'doctor',
      doctorId,
      place: 3 + clinic.place,
      ordinary,
      most,
      counters: [],
    }));
  });
}

async function branchesOf(tx: Tx, read: Reader): Promise<DemoDesk[]> {
  const all = tx
    .selectFrom('counter')
    .select(['id', 'branch_id'])
    .where('deleted_at', 'is', null)
    .where('active', '=', true);
  const counters = await all.orderBy('counter_number').execute();
  return (await read(branches)).map((branch, at) => {
    const here = counters.filter(({ branch_id }) => branch_id === branch.id).map(({ id }) => id);
    const { ofACounter, ...hours } = here.length > 0 ? COUNTER_HOURS : BANK_HOURS;
    const ordinary = Math.max(1, here.length) * ofACounter;
    const payee = { gateway: '', merchant: '', credential: '', owner: 'branch' as const };
    return {
      ...branch,
      payee,
      fee: 0,
      doctorId: null,
      bookingDays: 0,
      most: MOST_TOKENS,
      ...hours,
      kind: 'loan',
      place: 6 + at,
      ordinary,
      counters: here,
    };
  });
}
