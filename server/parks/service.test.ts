import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { systemScopeFor, withScope } from '#server/kernel/database/scope.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { recordById, updateRecord } from '#server/kernel/records/resource.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { aPark, parkForm } from './factory.ts';
import { parkResource } from './repository.ts';
import { forgetOffering, parkOffering } from './service.ts';

const use = useTestApp();

/** A change by another process: this one's memory does not hear of it. */
async function elsewhere(statement: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: use.database.ownerUrl });
  await client.connect();
  await client.query(statement, [id]);
  await client.end();
}

test('an offering is the whole park with the version that a booking proves, and a change here is seen at once', async () => {
  const owner = await anOwner(use);
  const { _id } = await aPark(use, owner, { note: 'gate 2', adultFee: 100 });
  const first = await parkOffering(use.deps, _id);
  expect(first).toMatchObject({ version: 1, organisationId: owner.organisationId, park: { id: _id, note: 'gate 2' } });
  expect(await parkOffering(use.deps, _id)).toBe(first);
  await use.call('PUT', `/park/${_id}`, parkForm({ adultFee: 120 }), { token: owner.token });
  const second = await parkOffering(use.deps, _id);
  expect([second?.version, second?.park.fees.adult.price]).toEqual([2, 12_000]);
  await use.call('DELETE', `/park/${_id}`, undefined, { token: owner.token });
  expect(await parkOffering(use.deps, _id)).toBeNull();
  expect(await parkOffering(use.deps, '0'.repeat(26))).toBeNull();
});

test('a change by another process is seen when told to forget, and within two seconds otherwise', async () => {
  const { _id } = await aPark(use, await anOwner(use));
  await parkOffering(use.deps, _id);
  await elsewhere('update park set active = false where id = $1', _id);
  expect((await parkOffering(use.deps, _id))?.park.active).toBe(true);
  forgetOffering(use.deps, _id);
  expect((await parkOffering(use.deps, _id))?.park.active).toBe(false);
  await elsewhere('update park set active = true where id = $1', _id);
  use.clock.advance(1 / 30);
  expect((await parkOffering(use.deps, _id))?.park.active).toBe(true);
});

describe('two people change one park', () => {
  const OLD = { parkName: 'Zoo', dailyCapacity: 100, adultFee: 120 };
  const opened = async () => {
    const owner = await anOwner(use);
    const park = await aPark(use, owner, OLD);
    const put = (body: object) => use.call('PUT', `/park/${park._id}`, body, { token: owner.token });
    const now = async () => (await use.call('GET', `/park/${park._id}`, undefined, { token: owner.token })).json;
    return { owner, park, put, now };
  };

  test('each changes other fields: both changes are there', async () => {
    const { put, now } = await opened();
    expect((await put({ parkName: 'Big Zoo', was: { parkName: 'Zoo' } })).status).toBe(200);
    expect((await put({ adultFee: 150, childFee: 60, was: { adultFee: 120, childFee: 50 } })).status).toBe(200);
    expect(await now()).toMatchObject({ parkName: 'Big Zoo', adultFee: 150, childFee: 60, dailyCapacity: 100 });
  });

  test('the same field: the second is refused with the record as it is now, by whom, when, and the field', async () => {
    const { put, now } = await opened();
    await put({ parkName: 'Big Zoo', adultFee: 150, was: { parkName: 'Zoo', adultFee: 120 } });
    const second = await put({ adultFee: 200, dailyCapacity: 5, was: { adultFee: 120, dailyCapacity: 100 } });
    expect(second).toMatchObject({
      status: 409,
      json: {
        code: 'CHANGED_MEANWHILE',
        message: expect.stringMatching(/^.+ has changed this since you opened it\.$/),
        issues: [{ field: 'adultFee', message: 'This has been changed since you opened it.' }],
        now: { parkName: 'Big Zoo', adultFee: 150, dailyCapacity: 100 },
        changedBy: expect.any(String),
        changedAt: expect.stringMatching(/^2027-01-04T.*Z$/),
      },
    });
    expect(await now()).toMatchObject({ adultFee: 150, dailyCapacity: 100 });
  });

  test('who has seen the newer one writes over it; what both made the same is no quarrel', async () => {
    const { put, now } = await opened();
    await put({ adultFee: 150, openDays: 'mon,tue' });
    expect((await put({ openDays: 'mon,tue', was: { openDays: '' } })).status).toBe(200);
    expect((await put({ adultFee: 200, was: { adultFee: 150 } })).status).toBe(200);
    expect(await now()).toMatchObject({ adultFee: 200, openDays: 'mon,tue' });
  });

  test('a call without `was` changes what it carries, as it always did; an unknown field in it is passed over', async () => {
    const { put, now } = await opened();
    await put({ adultFee: 150 });
    expect((await put({ adultFee: 170, was: { noSuchField: 1 } })).status).toBe(200);
    expect((await put({ adultFee: 180, was: null })).status).toBe(400);
    expect(await now()).toMatchObject({ adultFee: 170 });
  });

  test('of many at once who saw the same, one is let through', async () => {
    const { put, now } = await opened();
    const fees = [201, 202, 203, 204, 205, 206];
    const answers = await Promise.all(fees.map((adultFee) => put({ adultFee, was: { adultFee: 120 } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [winner] = answers.filter(({ status }) => status === 200);
    expect((await now()).adultFee).toBe(winner?.json.adultFee);
  });

  test('control: the same comparison without the lock lets both through, so the test before can fail', async () => {
    const { owner, park, now } = await opened();
    const scope = systemScopeFor({ role: 'owner', accountId: owner.organisationId, accountName: 'Asha', at: START });
    const looked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const unlocked = (at: 0 | 1, price: number) =>
      withScope(use.deps.db, scope, async (tx) => {
        const stored = (await recordById(tx, parkResource, true, owner.organisationId, park._id))!;
        const adult = { offered: true, price };
        await refuseChangedMeanwhile(tx, stored, { fees: { adult: { price: 12_000 } } }, { fees: { adult } });
        looked[at]?.resolve();
        await looked[1 - at]?.promise;
        await updateRecord(tx, parkResource, stored, { fees: { ...stored.fees, adult } });
      });
    await Promise.all([unlocked(0, 20_100), unlocked(1, 20_200)]);
    expect([201, 202]).toContain((await now()).adultFee);
  });
});
