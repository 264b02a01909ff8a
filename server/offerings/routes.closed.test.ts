import { describe, expect, test } from 'vitest';
import { aBranch, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { type CallAnswer, useTestApp } from '#server/testing/test-app.ts';
import { type StoredJson, type TradeSample, tradesOf } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const TRADES = tradesOf(use);

type Caller = Pick<Owner, 'token'>;
const remove = (trade: TradeSample, id: string, caller: Caller, query = '') =>
  use.call('DELETE', `${trade.path}/${id}${query}`, undefined, caller);
const idsIn = ({ json }: CallAnswer): string[] => json.map(({ _id }: { _id: string }) => _id);

/** One that somebody has booked. */
async function aBooked(trade: TradeSample): Promise<{ owner: Owner; stored: StoredJson; booking: StoredJson }> {
  const owner = await anOwner(use, { registrationType: trade.registrationType });
  const stored = await trade.published(owner);
  const { status, json: booking } = await trade.book(stored);
  expect(status).toBe(201);
  return { owner, stored, booking };
}

describe.each(TRADES)('$trade that somebody has booked', (trade) => {
  const { path, kind, nameField } = trade;
  const show = (id: string, caller: Partial<Caller> = {}) => use.call('GET', `${path}/${id}`, undefined, caller);
  const heldAt = (id: string, caller: Partial<Caller>) =>
    use.call('GET', `/offering/${kind}/${id}/held`, undefined, caller);

  test('is closed instead of removed: visitors find it nowhere, and its own people see that it is closed', async () => {
    const { owner, stored } = await aBooked(trade);
    const id = stored._id;
    for (const caller of [owner, await anAdmin(use)]) {
      const { status, json } = await remove(trade, id, caller);
      expect([status, json]).toEqual([200, { _id: id, id, deleted: true, closed: true }]);
    }
    expect((await show(id)).status).toBe(404);
    expect(idsIn(await use.call('GET', `${path}/list`))).not.toContain(id);
    expect((await trade.book(stored)).status).toBe(404);
    expect((await show(id, owner)).json).toMatchObject({
      closed: true,
      published: false,
      [nameField]: stored[nameField],
    });
    expect(idsIn(await use.call('POST', `${path}/get`, {}, owner))).toEqual([id]);
    expect(idsIn(await use.call('POST', `${path}/find`, { closed: true }, owner))).toEqual([id]);
  });

  test('opens again by being published, and can be booked as before', async () => {
    const { owner, stored } = await aBooked(trade);
    await remove(trade, stored._id, owner);
    const { status, json } = await use.call('PUT', `${path}/${stored._id}`, { published: true }, owner);
    expect([status, json]).toMatchObject([200, { closed: false, published: true }]);
    expect((await trade.book(stored)).status).toBe(201);
    expect((await show(stored._id)).status).toBe(200);
  });

  test('is left as it is where only what nobody has booked is to be removed', async () => {
    const { owner, stored } = await aBooked(trade);
    const { status, json } = await remove(trade, stored._id, owner, '?unbooked=true');
    expect([status, json.code]).toEqual([409, 'CONFLICT']);
    expect((await show(stored._id)).json).toMatchObject({ closed: false, published: true });
    const unused = await trade.published(owner);
    const removed = await remove(trade, unused._id, owner, '?unbooked=true');
    expect(removed.json).toEqual({ _id: unused._id, id: unused._id, deleted: true });
    expect((await show(unused._id, owner)).status).toBe(404);
  });

  test('says how many hold something there, and of which money; one that nobody has booked says so', async () => {
    const { owner, stored } = await aBooked(trade);
    expect((await heldAt(stored._id, owner)).json).toMatchObject({ isBooked: true, bookings: 1 });
    const unused = await trade.published(owner);
    const nobody = { isBooked: false, bookings: 0, coming: 0, paid: 0, comingPeople: 0, comingPaid: 0 };
    expect((await heldAt(unused._id, owner)).json).toEqual(nobody);
    const other = await anOwner(use, { registrationType: trade.registrationType });
    expect((await heldAt(stored._id, other)).status).toBe(404);
  });
});

test('a closed clinic goes on calling whoever waits, and its patients stay in its list', async () => {
  const trade = TRADES.find(({ kind }) => kind === 'clinic')!;
  const { owner, stored: clinic } = await aBooked(trade);
  await bookDoctor(use, clinic);
  await remove(trade, clinic._id, owner);
  const queue = { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId };
  expect((await use.call('POST', '/queue/next', queue, owner)).status).toBe(200);
  expect((await use.call('GET', `/queue/board/doctor/${clinic._id}`)).status).toBe(200);
  expect((await use.call('GET', '/doctorbooking/list', undefined, owner)).json).toHaveLength(2);
});

test('a closed branch keeps its counters, who go on calling whoever waits, and take nobody new', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  const { token } = await aCounter(use, bank, branch._id);
  expect((await bookLoan(use, branch)).status).toBe(201);
  await use.call('DELETE', `/branch/${branch._id}`, undefined, bank);
  expect((await use.call('GET', '/auth/me', undefined, { token })).status).toBe(200);
  expect((await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, { token })).status).toBe(200);
  expect((await use.call('POST', '/loanbooking/add', { mobile: '9876543210' }, { token })).status).toBe(404);
});

test('what is held is told with the money that was paid for it, and how many are still to come', async () => {
  const trade = TRADES.find(({ kind }) => kind === 'coaching')!;
  const { owner, stored } = await aBooked(trade);
  await use.database.asOwner(
    `update booking set status = 'paid', hold_until = null, paid_at = created_at where batch_id = '${stored._id}'`,
  );
  const { json } = await use.call('GET', `/offering/coaching/${stored._id}/held`, undefined, owner);
  const all = { bookings: 1, paid: stored.fee };
  expect(json).toEqual({ isBooked: true, ...all, coming: 1, comingPeople: 1, comingPaid: stored.fee });
});

test('a closed batch that is over opens again, says that it has ended, and nobody joins it', async () => {
  const trade = TRADES.find(({ kind }) => kind === 'coaching')!;
  const { owner, stored } = await aBooked(trade);
  await remove(trade, stored._id, owner);
  use.clock.advance(365 * 24 * 60);
  const admin = await anAdmin(use);
  const again = await use.call('PUT', `/coaching/${stored._id}`, { published: true }, admin);
  expect([again.status, again.json.closed]).toEqual([200, false]);
  const { missing } = (await use.call('GET', `/offering/coaching/${stored._id}`, undefined, admin)).json;
  expect(missing.map(({ field }: { field: string }) => field)).toEqual(['endDate']);
  expect(await trade.book(stored)).toMatchObject({ status: 409, json: { code: 'CLOSED' } });
});

test.each([
  ['/park', 'park', parkForm({ parkName: 'Lotus Zoo & Park' }), 'ticketbooking', '/lotus-zoo-park'],
  ['/clinic', 'doctor', FORMS.clinic({ clinicName: 'Eye & Skin' }), 'doctorbooking', '/eye-skin'],
  ['/branch', 'loan', FORMS.branch({ branchName: 'Abids Main' }), 'loanbooking', '/abids-main'],
  ['/exbhition', 'exbhition', FORMS.exhibition(), 'exbhitionbooking', ''],
  ['/coaching', 'coaching', FORMS.batch(), 'coachingbooking', ''],
])(
  'the QR code of %s holds the address of its booking page, as PNG and as SVG',
  async (path, registrationType, form, page, name) => {
    const { _id } = await aRecord(use, await anOwner(use, { registrationType }), path, form);
    const png = await use.app.inject(`/api${path}/qr/${_id}`);
    expect(png.headers['content-type']).toBe('image/png');
    expect(readQr(png.rawPayload)?.text).toBe(`http://pravesh.test/${page}/${_id}${name}`);
    const svg = await use.app.inject(`/api${path}/qr/${_id}?format=svg`);
    expect(svg.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(svg.body).toContain('<svg');
  },
);
