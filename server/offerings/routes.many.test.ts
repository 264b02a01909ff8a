import { expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';

const use = useTestApp();
const aCoachingOwner = () => anOwner(use, { registrationType: 'coaching' });
const aBatch = async (owner: Owner, more: object = {}): Promise<string> =>
  (await aRecord(use, owner, '/coaching', FORMS.batch({ published: false, ...more })))._id;
const many = async (owner: Owner, changes: object[], kind = 'coaching') =>
  (await use.call('POST', `/offering/${kind}/many`, { changes }, owner)).json;
const stored = async (owner: Owner, path: string) => (await use.call('GET', path, undefined, owner)).json;

const PUBLISH = { was: { published: false }, to: { published: true, active: true } };

test('many are put on sale by one call; one that lacks something stays a draft with its reason, and the others do not wait', async () => {
  const owner = await aCoachingOwner();
  const ids = [await aBatch(owner), await aBatch(owner, { inTake: null }), await aBatch(owner)];
  const foreign = await aBatch(await aCoachingOwner());
  const { done, unchanged } = await many(
    owner,
    [...ids, foreign].map((id) => ({ id, ...PUBLISH })),
  );
  expect(done.toSorted()).toEqual([ids[0], ids[2]].toSorted());
  expect(unchanged).toEqual(
    expect.arrayContaining([
      { id: ids[1], message: expect.stringMatching(/\S/) },
      { id: foreign, message: expect.stringMatching(/is not there/) },
    ]),
  );
  expect((await stored(owner, `/coaching/${ids[1]}`)).published).toBe(false);
  expect((await stored(owner, `/coaching/${ids[0]}`)).published).toBe(true);
  const written = await use.database.asOwner(
    `select record_id from audit_entry where record_id = any ($1) and action = 'changed' and changes ? 'published'`,
    [ids],
  );
  expect(written.map(({ record_id }) => record_id).toSorted()).toEqual([ids[0], ids[2]].toSorted());
});

test('Undo gives the former price to all that nobody has changed since', async () => {
  const owner = await aCoachingOwner();
  const [one, other] = [await aBatch(owner, { fee: 500 }), await aBatch(owner, { fee: 600 })];
  const rise = [
    { id: one, was: { fee: 500 }, to: { fee: 550 } },
    { id: other, was: { fee: 600 }, to: { fee: 660 } },
  ];
  expect((await many(owner, rise)).done).toHaveLength(2);
  await use.call('PUT', `/coaching/${other}`, { fee: 700 }, owner);
  const back = await many(
    owner,
    rise.map(({ id, was, to }) => ({ id, was: to, to: was })),
  );
  expect([back.done, back.unchanged]).toEqual([[one], [{ id: other, message: expect.stringMatching(/changed/) }]]);
  expect([(await stored(owner, `/coaching/${one}`)).fee, (await stored(owner, `/coaching/${other}`)).fee]).toEqual([
    500, 700,
  ]);
});

test('a price that the form would not take is refused, and prices of a park change by kind of ticket', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const price = (price: number) => ({ prices: [{ category: 'adult', price }] });
  const change = (from: number, to: number) => many(owner, [{ id: park._id, was: price(from), to: price(to) }], 'park');
  expect((await change(100, 10_000_000)).unchanged).toHaveLength(1);
  expect((await change(90, 120)).unchanged).toHaveLength(1);
  expect((await change(100, 120)).done).toEqual([park._id]);
  expect(await stored(owner, `/park/${park._id}`)).toMatchObject({ adult: true, adultFee: 120, childFee: 50 });
  expect(
    (await use.call('POST', '/offering/park/many', { changes: [{ id: park._id, was: {}, to: price(-1) }] }, owner))
      .status,
  ).toBe(400);
});

test('what somebody has booked is closed and opened again; what nobody has booked is refused', async () => {
  const owner = await anOwner(use);
  const [booked, unbooked] = [await aPark(use, owner), await aPark(use, owner)];
  await use.call('POST', '/ticketbooking/add', ticketForm(booked));
  const close = [booked, unbooked].map(({ _id: id }) => ({ id, was: { published: true }, to: { closed: true } }));
  const closed = await many(owner, close, 'park');
  expect(closed).toEqual({
    done: [booked._id],
    unchanged: [{ id: unbooked._id, message: 'Nobody has booked it yet. Please remove it instead.' }],
  });
  expect((await stored(owner, `/park/${booked._id}`)).closed).toBe(true);
  await many(owner, [{ id: booked._id, was: { closed: true }, to: { published: true, active: true } }], 'park');
  expect(await stored(owner, `/park/${booked._id}`)).toMatchObject({ closed: false, published: true });
});
