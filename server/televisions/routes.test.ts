import { beforeAll, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import type { WaitingBoard } from '#contract/televisions/model.ts';
import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

let bank: Owner;
let branch: { _id: string };
let counter: { token: string };
beforeAll(async () => {
  bank = await anOwner(use, { registrationType: 'loan' });
  branch = await aBranch(use, bank);
  counter = await aCounter(use, bank, branch._id);
});

const aTelevision = async (): Promise<WaitingBoard> =>
  (await use.call('POST', '/televisions/code', {})).json as unknown as WaitingBoard;
const told = ({ secret }: WaitingBoard) => use.call('POST', '/televisions/place', { secret });
const show = (code: string, by: { token: string } = bank, id = branch._id) =>
  use.call('POST', '/televisions/show', { kind: 'loan', id, code }, by);

test('a television shows the board of whoever types its code, spaces or not, and it alone is told', async () => {
  const [television, other] = [await aTelevision(), await aTelevision()];
  expect(television.code).toMatch(/^\d{6}$/);
  expect((await told(television)).json).toEqual({ board: null });
  expect((await show(`${television.code.slice(0, 3)} ${television.code.slice(3)}`, counter)).status).toBe(200);
  expect((await told(television)).json).toEqual({ board: { kind: 'loan', id: branch._id } });
  expect((await told(other)).json).toEqual({ board: null });
});

test('a code counts once, for ten minutes', async () => {
  const first = await aTelevision();
  const both = await Promise.all([show(first.code), show(first.code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = await aTelevision();
  use.clock.advance(10);
  const refused = await show(late.code);
  expect([refused.status, refused.json.issues]).toEqual([
    400,
    [{ field: 'code', message: SAY.en(text('televisions.unknownCode')) }],
  ]);
  expect((await told(late)).status).toBe(404);
});

test('control: without the condition that nobody has typed it yet, each of two at once changes the board, so the test before can fail', async () => {
  const { code } = await aTelevision();
  const unguarded = () =>
    use.deps.db
      .updateTable('television_code')
      .set({ kind: 'loan', queue_id: branch._id })
      .where('code', '=', code)
      .where('expires_at', '>', use.clock.now())
      .executeTakeFirst();
  const both = await Promise.all([unguarded(), unguarded()]);
  expect(both.map(({ numUpdatedRows }) => numUpdatedRows)).toEqual([1n, 1n]);
  expect((await show(code)).status).toBe(400);
});

test('nobody lets a television show a board of others, or a branch where they do not stand', async () => {
  const { code } = await aTelevision();
  const stranger = await anOwner(use, { registrationType: 'loan' });
  const elsewhere = await aBranch(use, bank);
  expect((await show(code, stranger)).status).toBe(404);
  expect((await show(code, counter, elsewhere._id)).status).toBe(404);
  expect((await show(code)).status).toBe(200);
});

test('a television may show queues of several places, each of which must be the caller’s', async () => {
  const other = await aBranch(use, bank);
  const stranger = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  const television = await aTelevision();
  expect((await show(television.code, bank, `${branch._id},${stranger._id}`)).status).toBe(404);
  const five = Array.from({ length: 5 }, (_, at) => `${at}${other._id.slice(1)}`).join(',');
  expect((await show(television.code, bank, five)).status).toBe(400);
  const both = `${branch._id},${other._id}`;
  expect((await show(television.code, counter, both)).status).toBe(404);
  expect((await show(television.code, bank, both)).status).toBe(200);
  expect((await told(television)).json).toEqual({ board: { kind: 'loan', id: both } });
});

test('who guesses is stopped, and what was right does not count as a guess', async () => {
  const guesser = await anOwner(use, { registrationType: 'loan' });
  const { _id } = await aBranch(use, guesser);
  for (let n = 0; n < 12; n += 1) expect((await show((await aTelevision()).code, guesser, _id)).status).toBe(200);
  const { code } = await aTelevision();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let n = 0; n < 10; n += 1) expect((await show(wrong, guesser, _id)).status).toBe(400);
  expect((await show(code, guesser, _id)).status).toBe(429);
});
