import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '../catalogue.ts';
import type { TestApp } from '../test-app.ts';
import { holding, waitsFirst } from './lock-queue.ts';

/** A call, and somebody else who locks and writes the same at the same moment. */
export interface Meeting {
  /** Somebody else has locked this when the call begins, and writes `write` when it is answered or waits. */
  lock: string;
  write: string;
  call(): Promise<{ status: number }>;
}

/**
 * Tells how a call and the other one end: its status, and whether it waited for the other one. Throws where the other one
 * was undone.
 */
export async function meet(use: TestApp, { lock, write, call }: Meeting) {
  return holding(use.database, lock, async (letGo, further) => {
    const answer = call();
    const waits = await waitsFirst(use.database, answer);
    await further(write);
    await letGo();
    return { waits, status: (await answer).status };
  });
}

/** True when PostgreSQL undid one of the two to let the other go on. */
export const undone = (use: TestApp, meeting: Meeting): Promise<boolean> =>
  meet(use, meeting).then(
    ({ status }) => status === 503,
    (error: { code?: string }) => error.code === '40P01',
  );

/** A card is saved, by the names of its form, while its park is being withdrawn. */
export async function savedBesidePublisher(use: TestApp): Promise<Meeting> {
  const owner = await anOwner(use);
  const { _id: parkId } = await aPark(use, owner);
  const { _id } = await aRecord(use, owner, '/advatagement', FORMS.advertisement(parkId));
  const own = `organisation_id = '${owner.organisationId}'`;
  return {
    lock: `select from park where ${own} and id = '${parkId}' for no key update`,
    write: `update park set published = false where ${own} and id = '${parkId}'`,
    call: () => use.call('PUT', `/advatagement/${_id}`, { advatagementName: 'Another name' }, owner),
  };
}

/** A bank with two branches; a counter at the first. */
async function aBank(use: TestApp) {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const [from, to] = [await aBranch(use, bank), await aBranch(use, bank)];
  const { id } = await aCounter(use, bank, from._id);
  return { bank, from, to, id, own: `organisation_id = '${bank.organisationId}'` };
}

/** A counter is saved while its branch is being withdrawn. */
export async function counterBesidePublisher(use: TestApp): Promise<Meeting> {
  const { bank, from, id, own } = await aBank(use);
  return {
    lock: `select from branch where ${own} and id = '${from._id}' for no key update`,
    write: `update branch set published = false where ${own} and id = '${from._id}'`,
    call: () => use.call('PUT', `/counterlogin/${id}`, { counterUsername: 'Another name' }, bank),
  };
}

/** A counter moves to a branch, while both are being told that their organisation is off. */
export async function movedBesideSwitch(use: TestApp): Promise<Meeting> {
  const { bank, to, id, own } = await aBank(use);
  return {
    lock: `update branch set organisation_active = false where ${own} and id = '${to._id}'`,
    write: `update counter set organisation_active = false where ${own} and id = '${id}'`,
    call: () => use.call('PUT', `/counterlogin/${id}`, { branchId: to._id }, bank),
  };
}

/** A counter is added while its organisation is being switched off. */
export async function addedBesideSwitch(use: TestApp): Promise<Meeting> {
  const { bank, to } = await aBank(use);
  return {
    lock: `select from organisation where id = '${bank.organisationId}' for no key update`,
    write: `update organisation set active = false where id = '${bank.organisationId}'`,
    call: () => use.call('POST', '/counterlogin/add', FORMS.counter(to._id), bank),
  };
}
