import { sql } from 'kysely';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Doctor } from '#contract/doctors/model.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { type RecordName, recordName } from '#server/kernel/records/record-name.ts';
import { ownedByKind, ownRecord, type RecordWork } from '#server/kernel/records/records.ts';
import { insertRecord } from '#server/kernel/records/resource.ts';
import { closeDoctor, doctorResource, doctorsAmong, doctorsNamed, openDoctor } from './repository.ts';

export const doctors = {
  resource: doctorResource,
  thing: 'doctor' as const,
  form: doctorsApi.add.body,
  ownerOf: ownedByKind('clinic', 'doctor'),
  close: ({ deps, tx }: RecordWork, doctor: Doctor) => closeDoctor(tx, doctor, deps.clock.now()),
};

/** The doctor is back at the clinics that still name them. Throws NOT_FOUND. */
export const openAgain = (deps: Deps, actor: Principal, id: string): Promise<Doctor> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const owner = deps.codes.organisationOf(id);
    if (owner !== null) await openDoctor(tx, owner, id);
    return ownRecord(deps, tx, doctors, id);
  });

/** Finds or adds a doctor (docs/behaviour.md 4.3). `preferred` decides among several of the same name. */
export async function ensureDoctor(work: RecordWork, name: string, preferred: string | null): Promise<string> {
  const { deps, tx, organisationId } = work;
  // Without the lock two clinics added at once with the same new name would add two doctors.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`doctor ${organisationId} ${name.toLowerCase()}`}, 0))`.execute(
    tx,
  );
  const known = await doctorsNamed(tx, organisationId, name, preferred);
  const found = known.find(({ id }) => id === preferred) ?? known[0];
  if (found) return found.id;
  const doctor = { id: newId(deps.random, organisationId), organisationId, createdAt: deps.clock.now() };
  await insertRecord(tx, doctorResource, doctor, { name });
  return doctor.id;
}

export async function requireDoctors(
  { tx, organisationId }: RecordWork,
  ids: readonly string[],
  field = 'doctorIds',
): Promise<void> {
  if (ids.length === 0) return;
  const known = await doctorsAmong(tx, organisationId, ids);
  if (known.length < new Set(ids).size) throw invalid(field, text('doctors.notListed'));
}

export async function doctorNames({ db }: Deps, organisationId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await withScope(db, systemScope, (tx) => doctorsAmong(tx, organisationId, ids));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export const doctorName = (deps: Deps, id: string): Promise<RecordName | null> => recordName(deps, doctorResource, id);
