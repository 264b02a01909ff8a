import { expect, inject, onTestFinished, test } from 'vitest';
import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { holding, waitsFirst } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** A call, and somebody else who locks and writes the same at the same moment. */
interface Meeting {
  /** Somebody else has locked this when the call begins, and writes `write` when it is answered or waits. */
  lock: string;
  write: string;
  call(): Promise<{ status: number }>;
}

/**
 * Tells how a call and the other one end: its status, and whether it waited for the other one. Throws where the other one
 * was undone.
 */
async function meet({ lock, write, call }: Meeting) {
  return holding(use.database, lock, async (letGo, further) => {
    const answer = call();
    const waits = await waitsFirst(use.database, answer);
    await further(write);
    await letGo();
    return { waits, status: (await answer).status };
  });
}

/** True when PostgreSQL undid one of the two to let the other go on. */
const undone = (meeting: Meeting): Promise<boolean> =>
  meet(meeting).then(
    ({ status }) => status === 503,
    (error: { code?: string }) => error.code === '40P01',
  );

/** A card is saved, by the names of its form, while its park is being withdrawn. */
async function savedBesidePublisher(): Promise<Meeting> {
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
async function aBank() {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const [from, to] = [await aBranch(use, bank), await aBranch(use, bank)];
  const { id } = await aCounter(use, bank, from._id);
  return { bank, from, to, id, own: `organisation_id = '${bank.organisationId}'` };
}

/** A counter is saved while its branch is being withdrawn. */
async function counterBesidePublisher(): Promise<Meeting> {
  const { bank, from, id, own } = await aBank();
  return {
    lock: `select from branch where ${own} and id = '${from._id}' for no key update`,
    write: `update branch set published = false where ${own} and id = '${from._id}'`,
    call: () => use.call('PUT', `/counterlogin/${id}`, { counterUsername: 'Another name' }, bank),
  };
}

/** A counter moves to a branch, while both are being told that their organisation is off. */
async function movedBesideSwitch(): Promise<Meeting> {
  const { bank, to, id, own } = await aBank();
  return {
    lock: `update branch set organisation_active = false where ${own} and id = '${to._id}'`,
    write: `update counter set organisation_active = false where ${own} and id = '${id}'`,
    call: () => use.call('PUT', `/counterlogin/${id}`, { branchId: to._id }, bank),
  };
}

/** A counter is added while its organisation is being switched off. */
async function addedBesideSwitch(): Promise<Meeting> {
  const { bank, to } = await aBank();
  return {
    lock: `select from organisation where id = '${bank.organisationId}' for no key update`,
    write: `update organisation set active = false where id = '${bank.organisationId}'`,
    call: () => use.call('POST', '/counterlogin/add', FORMS.counter(to._id), bank),
  };
}

test('a card or a counter that stays where it is waits for nobody who withdraws its park or branch', async () => {
  expect(await meet(await savedBesidePublisher())).toEqual({ waits: false, status: 200 });
  expect(await meet(await counterBesidePublisher())).toEqual({ waits: false, status: 200 });
});

test('one that moves waits for its new branch before it holds anything itself', async () => {
  expect(await meet(await movedBesideSwitch())).toEqual({ waits: true, status: 200 });
});

test('one that is added waits for its organisation before it holds its branch', async () => {
  expect(await meet(await addedBesideSwitch())).toEqual({ waits: true, status: 201 });
});

/** Has triggers as they are not, until the test is over. */
async function withTriggers(...statements: string[]): Promise<void> {
  const triggers =
    await use.database.asOwner(`select tgname as name, tgrelid::regclass as table, pg_get_triggerdef(oid) as text
    from pg_trigger where tgname ~ '^shown_with_'`);
  const drops = triggers.map(({ name, table }) => `drop trigger ${name} on ${table}`);
  await use.database.asOwner([...drops, ...statements.map((text) => `create trigger ${text}`)].join('; '));
  const made = statements.map((text) => `drop trigger ${text.replace(/ .* on (\w+) .*/, ' on $1')}`);
  onTestFinished(() =>
    use.database.asOwner([...made, ...triggers.map(({ text }) => text)].join('; ')).then(() => undefined),
  );
}

// Citus refuses a trigger of its own on a table that is laid out.
const onOneMachine = test.skipIf(inject('testServer').workers.length > 0);

onOneMachine(
  'control: where each save learns of its park, it waits for who withdraws that, and one of the two is undone',
  async () => {
    await withTriggers(
      'shown before insert or update of park_id on advertisement for each row execute function park_known()',
    );
    expect(await undone(await savedBesidePublisher())).toBe(true);
  },
);

onOneMachine(
  'control: where a new counter learns of its branch before its organisation, one of the two is undone',
  async () => {
    await withTriggers('a_branch before insert on counter for each row execute function branch_known()');
    expect(await undone(await addedBesideSwitch())).toBe(true);
  },
);
