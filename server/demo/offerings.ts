import { sql } from 'kysely';
import type { Branch } from '#contract/branches/model.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import type { Park } from '#contract/parks/model.ts';
import { branches } from '#server/branches/service.ts';
import { clinics } from '#server/clinics/service.ts';
import { batches } from '#server/coaching-batches/service.ts';
import { coupons } from '#server/coupons/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Resource, type StoredRecord, selectRecords } from '#server/kernel/records/resource.ts';
import { parks } from '#server/parks/service.ts';
import type { DemoTrade } from './calendar.ts';
import { ORGANISATIONS, ownerAt } from './organisations.ts';

export type Offerings = Awaited<ReturnType<typeof demoOfferings>>;

/** A bank keeps no hours in the product; ours are those of every bank, with the tokens that a counter gives out in them. */
const BANK_HOURS = { opensAt: '10:00', closesAt: '16:30', ofACounter: 42 };
/** Those who sign in at a counter find people waiting, whatever the hour. */
const COUNTER_HOURS = { opensAt: '00:00', closesAt: '23:59', ofACounter: 100 };
/** A clinic has so many visitors of its tokens; some are always left to people who try the product. */
const SHARE_OF_TOKENS = 0.66;
const SHARE_OF_DEMO = 0.9;

/** Reads the records of a noun of the demo organisations, in order of their names; `first` is the place of the first one. */
async function read<M extends StoredRecord & { name: string }>(
  tx: Tx,
  organisations: readonly string[],
  { resource }: { resource: unknown },
  trade: DemoTrade,
  first = 0,
) {
  const rows: (M & { published?: boolean })[] = await selectRecords(tx, resource as Resource<M>, true, null).execute();
  return rows
    .filter(({ organisationId, published }) => organisations.includes(organisationId) && published !== false)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((row, at) => ({ ...row, trade, place: first + at }));
}

/**
 * Reads what the demo organisations offer; nothing where they are not there. Each keeps its `place` from start to start: who comes
 * here has numbers of their own. Nobody comes to a draft, or to what nobody can pay.
 */
export const demoOfferings = (deps: Deps) =>
  withScope(deps.db, systemScope, async (tx) => {
    const emails = ORGANISATIONS.map(({ email }) => email);
    const own = await tx.selectFrom('organisation').select('id').where('email', 'in', emails).execute();
    const organisations = own.map(({ id }) => id);
    const ours = sql<boolean>`organisation_id = any(${organisations})`;
    const keys = tx.selectFrom('gateway_credential').select('offering_id').where(ours).where('retired_at', 'is', null);
    const paid = (await keys.execute()).map(({ offering_id }) => offering_id);
    const gates = tx.selectFrom('inspector').select(['id', 'name', 'park_id']).where(ours).orderBy('id');
    const inspectors = await gates.execute();
    const staffed = tx.selectFrom('counter').select(['id', 'branch_id']).where(ours).where('deleted_at', 'is', null);
    const counters = await staffed.where('active', '=', true).orderBy('counter_number').execute();
    const payable = <O extends { id: string }>(offerings: O[]) => offerings.filter(({ id }) => paid.includes(id));
    const codes = (await read<Coupon>(tx, organisations, coupons, 'park')).filter(({ active }) => active);
    const shows = await read<Exhibition>(tx, organisations, exhibitions, 'exhibition');
    return {
      organisations,
      parks: payable(await read<Park>(tx, organisations, parks, 'park')).map((park) => ({
        ...park,
        opensAt: park.opensAt || '09:00',
        closesAt: park.closesAt || '18:00',
        coupons: codes.filter(({ parkId }) => parkId === park.id),
        inspector: inspectorOf(park, inspectors),
      })),
      desks: [
        ...payable(await read<Clinic>(tx, organisations, clinics, 'clinic', 3)).flatMap(desksOf),
        ...(await read<Branch>(tx, organisations, branches, 'branch', 6)).map((branch) => deskOf(branch, counters)),
      ],
      shows: shows.flatMap(({ startsAt, endsAt, ...show }) =>
        startsAt && endsAt ? [{ ...show, startsAt, endsAt, place: 8 }] : [],
      ),
      batches: payable(await read<Batch>(tx, organisations, batches, 'coaching')).map((batch) => ({
        ...batch,
        place: 9,
      })),
    };
  });

function inspectorOf(
  { id, organisationId, createdAt }: Park,
  inspectors: readonly { id: string; name: string; park_id: string }[],
): Principal | undefined {
  const found = inspectors.find(({ park_id }) => park_id === id);
  const owner = ownerAt(organisationId, 'park', createdAt);
  return found && { ...owner, role: 'inspector', accountId: found.id, accountName: found.name, parkId: id };
}

/** Every doctor of a clinic has a desk of their own. */
const desksOf = <C extends Clinic>(clinic: C) =>
  [...new Set([clinic.doctorId, ...clinic.doctorIds])].map((doctorId) => ({
    ...clinic,
    kind: 'doctor' as const,
    doctorId,
    ordinary: clinic.tokens * SHARE_OF_TOKENS,
    most: Math.floor(clinic.tokens * SHARE_OF_DEMO),
    counters: [null],
  }));

function deskOf<B extends Branch>(branch: B, all: readonly { id: string; branch_id: string }[]) {
  const ids = all.filter(({ branch_id }) => branch_id === branch.id).map(({ id }) => id);
  const { ofACounter, ...hours } = ids.length > 0 ? COUNTER_HOURS : BANK_HOURS;
  const counters = ids.length > 0 ? ids : [null];
  const ordinary = counters.length * ofACounter;
  const free = { kind: 'loan' as const, doctorId: null, fee: 0, bookingDays: 0 };
  return { ...branch, ...hours, ...free, ordinary, most: 2 * ordinary, counters };
}
