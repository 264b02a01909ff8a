import { beforeAll, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

/** Adding a park stands here for every creating call whose answer is kept beside it. */
const use = useTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(use);
});
let keys = 0;
const newKey = () => `key-of-a-test-${++keys}`;
const add = (body: object, key: string) =>
  use.call('POST', '/park/add', body, { token: owner.token, headers: { 'idempotency-key': key } });
const parksCalled = async (name: string) =>
  (await use.database.asOwner('select count(*)::int as n from park where name = $1', [name]))[0].n;

test('the same key and body answer what the first call answered, and say that they do', async () => {
  const [form, key] = [parkForm({ parkName: 'Once' }), newKey()];
  const [first, second] = [await add(form, key), await add(form, key)];
  expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect(await parksCalled('Once')).toBe(1);
});

test('of twenty at once one creates; the others get its answer or are asked to come again', async () => {
  const [form, key] = [parkForm({ parkName: 'Twenty' }), newKey()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(form, key)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  for (const { status, headers } of answers.filter((answer) => !made.includes(answer)))
    expect([status, headers['retry-after']]).toEqual([409, '1']);
  expect((await add(form, key)).text).toBe(made[0]?.text);
  expect(await parksCalled('Twenty')).toBe(1);
});

test('the same key at another path, or with another query, is 409', async () => {
  const [form, key] = [parkForm(), newKey()];
  expect((await add(form, key)).status).toBe(201);
  const headers = { 'idempotency-key': key };
  for (const path of ['/park/add?from=elsewhere', '/coupon/add'])
    expect((await use.call('POST', path, form, { token: owner.token, headers })).json.code).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
});

test('a call of which nobody knows what it has done keeps its key, and a repeat is told so', async () => {
  const [form, key] = [parkForm({ parkName: 'Unknown' }), newKey()];
  await use.database.asOwner('revoke insert on park from pravesh_tenant');
  const first = await add(form, key).finally(() => use.database.asOwner('grant insert on park to pravesh_tenant'));
  expect([first.status, first.json.code]).toEqual([500, 'INTERNAL']);
  expect((await add(form, key)).json).toMatchObject({
    code: 'CONFLICT',
    message: SAY.en(text('calls.firstNotAnswered')),
  });
  use.clock.advance(0.6);
  const late = await add(form, key);
  expect([late.status, late.json.message]).toEqual([409, SAY.en(text('calls.outcomeUnknown'))]);
  expect(await parksCalled('Unknown')).toBe(0);
});

test('a refusal frees the key', async () => {
  const key = newKey();
  expect((await add({}, key)).status).toBe(400);
  expect((await add(parkForm(), key)).status).toBe(201);
});

/** The table of keys refuses one kind of write while `work` runs, as a full disk does. */
async function withoutRoomFor<T>(kind: 'update' | 'delete', work: () => Promise<T>): Promise<T> {
  await use.database.asOwner(
    `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`,
  );
  await use.database.asOwner(
    `create trigger no_room before ${kind} on idempotency for each row execute function no_room()`,
  );
  return work().finally(() => use.database.asOwner('drop function no_room() cascade'));
}

test('what was created is answered with 201, also when the answer cannot be kept for repeats', async () => {
  const answer = await withoutRoomFor('update', () => add(parkForm({ parkName: 'Unkept' }), newKey()));
  expect([answer.status, answer.json.parkName, await parksCalled('Unkept')]).toEqual([201, 'Unkept', 1]);
});

test('a refusal says why, also when its key cannot be freed', async () => {
  const answer = await withoutRoomFor('delete', () => add({}, newKey()));
  expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_INPUT']);
});

test('what is kept names neither the key nor the caller', async () => {
  const key = 'a-telling-key-0001';
  await add(parkForm(), key);
  const rows = await use.database.asOwner('select key_hash, body_hash from idempotency');
  expect(JSON.stringify(rows)).not.toContain(key);
  for (const row of rows) expect(row.key_hash).toMatch(/^[0-9a-f]{64}$/);
});
