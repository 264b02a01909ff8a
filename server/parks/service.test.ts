import pg from 'pg';
import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aPark, parkForm } from './factory.ts';
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
  await use.call('PUT', `/park/${_id}`, parkForm({ adultFee: 120 }), owner);
  const second = await parkOffering(use.deps, _id);
  expect([second?.version, second?.park.fees.adult.price]).toEqual([2, 12_000]);
  await use.call('DELETE', `/park/${_id}`, undefined, owner);
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
