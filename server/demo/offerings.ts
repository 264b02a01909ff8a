import { sql } from 'kysely';
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
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Resource, type StoredRecord, selectRecords } from '#server/kernel/records/resource.ts';
import { parks } from '#server/parks/service.ts';
import { ORGANISATIONS, ownerAt } from './organisations.ts';

export type Offerings = Awaited<ReturnType<typeof demoOfferings>>;

/** A bank keeps no hours in the product; ours are those of every bank, with the tokens that a counter gives out in them. */
const BANK_HOURS = { opensAt: '10:00', closesAt: '16:30', ofACounter: 42 };
/** Those who sign in at a counter find people waiting, whatever the hour. */
const COUNTER_HOURS = { opensAt: '00:00', closesAt: '23:59', ofACounter: 100 };
const MOST_TOKENS = 400;
const SHARE_OF_TOKENS = 0.66;
/** Some tokens are always left to people who try the product. */
const SHARE_OF_DEMO = 0.9;

/**
 * Reads what the demo organisations offer; nothing where they are not there. All are in order of their names, so that each keeps its
 * `place` from start to start: who comes here has numbers of their own. Nobody comes to a draft, or to what nobody can pay.
 */
export const demoOfferings = (deps: Deps) =>
  withScope(deps.db, systemScope, async (tx) => {
    const emails = ORGANISATIONS.map(({ email }) => email);
    const own = await tx.selectFrom('organisation').select('id').where('email', 'in', emails).execute();
    const organisations = own.map(({ id }) => id);
    const ours = sql<boolean>`organisation_id = any(${organisations})`;
    const keys = tx.selectFrom('gateway_credential').select(['id', 'offering_id', 'merchant_id']).where(ours);
    const payees = await keys.where('retired_at', 'is', null).execute();
    const inspectors = await tx
      .selectFrom('inspector')
      .select(['id', 'name', 'park_id'])
      .where(ours)
      .orderBy('id')
      .execute();
    const staffed = tx.selectFrom('counter').select(['id', 'branch_id']).where(ours).where('deleted_at', 'is', null);
    const counters = await staffed.where('active', '=', true).orderBy('counter_number').execute();

    const read = async <M extends StoredRecord & { name: string }>({ resource }: { resource: Resource<M> }) => {
      const rows: (M & { published?: boolean })[] = await selectRecords(tx, resource, true, null).execute();
      return rows
        .filter((row) => organisations.includes(row.organisationId) && row.published !== false)
        .sort((one, other) => one.name.localeCompare(other.name));
    };
    const paid = <M extends StoredRecord & { gateway: string }>(rows: readonly M[], owner: OrganisationKind) =>
      rows.flatMap((row, place) => {
        const key = payees.find(({ offering_id }) => offering_id === row.id);
        const payee = key && { gateway: row.gateway, merchant: key.merchant_id, credential: key.id, owner };
        return payee ? [{ ...row, place, payee }] : [];
      });
    const inspectorAt = ({ id, organisationId, createdAt }: Park): Principal | undefined => {
      const found = inspectors.find(({ park_id }) => park_id === id);
      const owner = ownerAt(organisationId, 'park', createdAt);
      return found && { ...owner, role: 'inspector', accountId: found.id, accountName: found.name, parkId: id };
    };

    const codes = (await read(coupons)).filter(({ active }) => active);
    const shows = await read(exhibitions);
    return {
      organisations,
      parks: paid((await read(parks)) as Park[], 'park').map((park) => ({
        ...park,
        opensAt: park.opensAt || '09:00',
        closesAt: park.closesAt || '18:00',
        coupons: codes.filter(({ parkId }) => parkId === park.id),
        inspector: inspectorAt(park),
      })),
      desks: [
        ...paid((await read(clinics)) as Clinic[], 'clinic').flatMap(deskOfEach),
        ...(await read(branches)).map((branch, at) => {
          const here = counters.filter(({ branch_id }) => branch_id === branch.id);
          return { ...branch, place: 6 + at, ...counterDesk(here.map(({ id }) => id)) };
        }),
      ],
      shows: shows.flatMap(({ startsAt, endsAt, ...show }) =>
        startsAt && endsAt ? [{ ...show, startsAt, endsAt, place: 8 }] : [],
      ),
      batches: paid((await read(batches)) as Batch[], 'coaching').map((batch) => ({ ...batch, place: 9 })),
    };
  });

/** Every doctor of a clinic has a desk of their own. */
const deskOfEach = <C extends Clinic & { place: number }>(clinic: C) =>
  [...new Set([clinic.doctorId, ...clinic.doctorIds])].map((doctorId) => ({
    ...clinic,
    kind: 'doctor' as const,
    doctorId,
    place: 3 + clinic.place,
    ordinary: clinic.tokens * SHARE_OF_TOKENS,
    most: Math.floor(clinic.tokens * SHARE_OF_DEMO),
    counters: [null],
  }));

function counterDesk(ids: readonly string[]) {
  const { ofACounter, ...hours } = ids.length > 0 ? COUNTER_HOURS : BANK_HOURS;
  const counters = ids.length > 0 ? ids : [null];
  const free = { payee: null, fee: 0, bookingDays: 0 };
  return {
    ...hours,
    ...free,
    kind: 'loan' as const,
    doctorId: null,
    counters,
    ordinary: counters.length * ofACounter,
    most: MOST_TOKENS,
  };
}
