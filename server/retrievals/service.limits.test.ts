import { expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshAddress } from '#server/tickets/factory.ts';

const use = useTestApp();
const aPlace = async () => aBranch(use, await anOwner(use, { registrationType: 'loan' }));
let numbers = 9100000000;
const freshMobile = () => String(++numbers);

/** Looks for a number at a branch, from an address, in a browser with these cookies. */
const look = (branchId: string, mobile: string, from: string, cookie = '') =>
  use.call('POST', '/loanbooking/getqrcodebymobile', { mobile, branchId }, { from, headers: { cookie } });
const statuses = (times: number, ask: () => ReturnType<typeof look>) =>
  Array.from({ length: times }).reduce<Promise<number[]>>(
    async (before) => [...(await before), (await ask()).status],
    Promise.resolve([]),
  );
const all = (times: number, status: number) => Array<number>(times).fill(status);
/** The cookies that a browser keeps of an answer. */
const kept = ({ headers }: Awaited<ReturnType<typeof look>>) =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

test('twenty misses of an address close one place to it, and no other', async () => {
  const [place, other] = [await aPlace(), await aPlace()];
  const from = freshAddress();
  expect(await statuses(21, () => look(place._id, freshMobile(), from))).toEqual([...all(20, 200), 429]);
  expect((await look(other._id, freshMobile(), from)).status).toBe(200);
  expect((await look(place._id, freshMobile(), freshAddress())).status).toBe(200);
});

test('two hundred misses of an address close all places to it', async () => {
  const from = freshAddress();
  for (let count = 0; count < 10; count += 1) {
    const { _id } = await aPlace();
    expect(await statuses(20, () => look(_id, freshMobile(), from))).toEqual(all(20, 200));
  }
  expect((await look((await aPlace())._id, freshMobile(), from)).status).toBe(429);
});

test('a browser finds the number that it booked with, however often somebody else looked for it or missed there', async () => {
  const place = await aPlace();
  const [mobile, from] = [freshMobile(), freshAddress()];
  const booked = await bookLoan(use, place, { mobile });
  const cookie = kept(booked);
  expect(cookie).not.toContain(mobile);
  expect(await statuses(11, () => look(place._id, mobile, freshAddress()))).toEqual([...all(10, 200), 429]);
  expect(await statuses(21, () => look(place._id, freshMobile(), from))).toEqual([...all(20, 200), 429]);
  expect(await statuses(12, () => look(place._id, mobile, from, cookie))).toEqual(all(12, 200));
});

test('a browser is known only for the number that it booked with, and staff who book for a walk-in are not', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const place = await aBranch(use, owner);
  const cookie = kept(await bookLoan(use, place, { mobile: freshMobile() }));
  const stranger = freshMobile();
  expect(await statuses(11, () => look(place._id, stranger, freshAddress(), cookie))).toEqual([...all(10, 200), 429]);
  expect(await statuses(1, () => look(place._id, stranger, freshAddress(), cookie.replace(/=../, '=xx')))).toEqual([
    429,
  ]);
  const walkIn = { branchId: place._id, name: 'Asha', mobile: freshMobile(), typeOfLoan: 'Personal' };
  const answer = await use.call('POST', '/loanbooking/add', walkIn, owner);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([201, undefined]);
});
