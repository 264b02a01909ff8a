import { beforeAll, expect, test } from 'vitest';
import { aBranch, aClinic } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

let bank: Owner;
beforeAll(async () => {
  bank = await anOwner(use, { registrationType: 'loan' });
});

const tell = async (id: string, on: boolean, kind = 'loan') =>
  (await use.call('POST', '/televisions/sound', { kind, id, on })).status;
const desk = (id: string, by: { token: string } = bank, kind = 'loan') =>
  use.call('GET', `/televisions/sound/${kind}/${id}`, undefined, by);
const silent = async (id: string, by?: { token: string }, kind?: string) => (await desk(id, by, kind)).json.silent;

test('a desk hears that its board has no sound, until somebody starts it', async () => {
  const { _id: id } = await aBranch(use, bank);
  const counter = await aCounter(use, bank, id);
  expect(await silent(id, counter)).toBe(false);
  expect(await tell(id, false)).toBe(200);
  expect([await silent(id, counter), await silent(id)]).toEqual([true, true]);
  await tell(id, true);
  expect(await silent(id, counter)).toBe(false);
});

test('a board that is looked at without sound is no matter while another one is heard, nor is one that was switched off', async () => {
  const { _id: id } = await aBranch(use, bank);
  await tell(id, true);
  await tell(id, false);
  expect(await silent(id)).toBe(false);
  use.clock.advance(2);
  await tell(id, false);
  use.clock.advance(1);
  expect(await silent(id)).toBe(true);
  use.clock.advance(3);
  expect(await silent(id)).toBe(false);
});

test('a board of several places tells each of them, and one of a doctor its clinic', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const [heart, bones] = [await aClinic(use, doctors), await aClinic(use, doctors)];
  expect(await tell(`${heart._id}.${heart.doctorId},${bones._id}`, false, 'doctor')).toBe(200);
  for (const { _id } of [heart, bones]) expect(await silent(_id, doctors, 'doctor')).toBe(true);
});

test('the organisation is that of the board’s address: no other place is told, and nobody hears of others', async () => {
  const stranger = await anOwner(use, { registrationType: 'loan' });
  const [own, elsewhere] = [await aBranch(use, bank), await aBranch(use, stranger)];
  expect(await tell(`${own._id},${elsewhere._id}`, false)).toBe(200);
  expect(await silent(elsewhere._id, stranger)).toBe(false);
  expect((await desk(own._id, stranger)).status).toBe(404);
  const { _id: other } = await aBranch(use, bank);
  expect((await desk(own._id, await aCounter(use, bank, other))).status).toBe(404);
  expect(await tell(own._id, false, 'doctor')).toBe(404);
  expect(await tell('0'.repeat(26), false)).toBe(404);
});
