import { type Selectable, sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Tables } from '#server/tables.ts';
import type { Crowd } from './crowd.ts';
import { atABranch, atAClinic } from './desks.ts';
import { ORGANISATIONS } from './organisations.ts';
import { guestsOf, studentsOf } from './shows.ts';
import { visitorsOf } from './visitors.ts';

/** Crowds by organisation. Drafts, and offerings without keys that cost something, have no demand. */
export const demoCrowds = ({ db }: Deps): Promise<Map<string, Crowd[]>> =>
  withScope(db, systemScope, async (tx) => {
    /** In a stable order, so that chance draws the same each time. */
    const read = async <T extends keyof Tables>(table: T): Promise<Selectable<Tables[T]>[]> => {
      const { rows } = await sql<Selectable<Tables[T]>>`
        select t.* from ${sql.table(table)} as t join organisation o on o.id = t.organisation_id
        where o.email = any(${ORGANISATIONS.map(({ email }) => email)})
          and not to_jsonb(t) @> any(array['{"published": false}', '{"active": false}']::jsonb[])
          and coalesce(to_jsonb(t) ->> 'deleted_at', to_jsonb(t) ->> 'retired_at') is null
        order by coalesce(to_jsonb(t) ->> 'name', to_jsonb(t) ->> 'counter_number')`.execute(tx);
      return rows;
    };
    const keys = await read('gateway_credential');
    const payable = <O extends { id: string }>(all: O[]) =>
      all.filter(({ id }) => keys.some(({ offering_id }) => offering_id === id));
    const atPark = Map.groupBy(await read('coupon'), ({ park_id }) => park_id);
    const atGate = Map.groupBy(await read('inspector'), ({ park_id }) => park_id);
    const atClinic = Map.groupBy(await read('clinic_doctor'), ({ clinic_id }) => clinic_id);
    const atBranch = Map.groupBy(await read('counter'), ({ branch_id }) => branch_id);
    const crowds = [
      ...payable(await read('park')).map((park) =>
        visitorsOf(park, atPark.get(park.id) ?? [], atGate.get(park.id)?.[0]),
      ),
      ...payable(await read('clinic')).flatMap((clinic) =>
        (atClinic.get(clinic.id) ?? []).map(({ doctor_id }) => atAClinic(clinic, doctor_id)),
      ),
      ...(await read('branch')).map((branch) => atABranch(branch, atBranch.get(branch.id) ?? [])),
      ...(await read('exhibition')).flatMap(guestsOf),
      ...payable(await read('coaching_batch')).flatMap(studentsOf),
    ];
    return Map.groupBy(crowds, ({ organisationId }) => organisationId);
  });
