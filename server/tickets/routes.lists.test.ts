import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TICKET_SORTS } from '#contract/tickets/api.ts';
import { systemScope } from '#server/kernel/database/scope.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { expectOrders } from '#server/testing/orders.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm, ticketForm } from './factory.ts';
import { searchTickets } from './repository.ts';

const use = useTestApp();
let owner: Owner;
let stranger: Owner;
let [zoo, lake, foreign]: { _id: string; parkName: string }[] = [];
beforeAll(async () => {
  [owner, stranger] = [await anOwner(use), await anOwner(use)];
  zoo = await aPark(use, owner, { parkName: 'Zoo', camera: true, cameraFee: 120.5 });
  lake = await aPark(use, owner, { parkName: 'Lake' });
  foreign = await aPark(use, stranger);
});
beforeEach(() => use.clock.set('2027-01-04T06:30:00.000Z'));

const book = async (park: { _id: string } | undefined, more: object = {}, at?: string) => {
  if (at) use.clock.set(at);
  const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(park as { _id: string }, more));
  return json;
};
const idsIn = ({ json }: { json: { _id: string }[] }) => json.map(({ _id }) => _id);
const search = (body: object, token = owner.token) => use.call('POST', '/ticketbooking/search', body, { token });

describe('lists', () => {
  let made: string[];
  beforeAll(async () => {
    await use.database.asOwner('truncate booking cascade');
    made = [];
    for (let n = 0; n < 5; n += 1)
      made.unshift((await book(n % 2 ? lake : zoo, {}, `2027-01-04T06:3${n}:00.000Z`))._id);
    await book(foreign);
  });

  test('are newest first, with their number in a header, and hold what is the own only', async () => {
    for (const [method, path, body] of [
      ['GET', '/ticketbooking/list', undefined],
      ['POST', `/ticketbooking/list/${owner.organisationId}`, {}],
      ['POST', '/ticketbooking/profileid', { profileRegistrationId: owner.organisationId }],
      ['POST', '/ticketbooking/profileid', { profileRegistrationId: null }],
      ['POST', '/ticketbooking/find', {}],
      ['POST', '/ticketbooking/search', {}],
    ] as const) {
      const answer = await use.call(method, path, body, owner);
      expect([path, answer.status, idsIn(answer), answer.headers['x-total-count']]).toEqual([path, 200, made, '5']);
    }
  });

  test('are sorted by any of their columns, and by no other', async () => {
    const ids = async (asked: object) => {
      const answer = await search(asked);
      return answer.status === 200 ? idsIn(answer) : null;
    };
    await expectOrders(ids, TICKET_SORTS);
    const parks = (await search({ sort: 'park' })).json.map(({ parkName }: { parkName: string }) => parkName);
    expect(parks).toEqual(['Lake', 'Lake', 'Zoo', 'Zoo', 'Zoo']);
    expect((await search({ sort: 'colour' })).json).toMatchObject({
      issues: [{ field: 'sort', message: 'Please choose a column of the list to sort by' }],
    });
  });

  test('are narrowed to one gateway', async () => {
    expect(idsIn(await search({ paymentVendor: 'ccav' }))).toEqual(made);
    expect(idsIn(await search({ paymentVendor: 'paytm' }))).toEqual([]);
    expect((await search({ paymentVendor: 'cash' })).status).toBe(400);
  });

  test('are narrowed to the days of the visit, and to those who were let in', async () => {
    const [came = '', ...others] = made;
    const change = 'update booking set visit_date = $2, admitted_at = $3 where id = $1 returning visit_date';
    await use.database.asOwner(change, [came, '2027-01-20', use.clock.now()]);
    expect(idsIn(await search({ visitStartDate: '2027-01-20', visitEndDate: '2027-01-20' }))).toEqual([came]);
    expect(idsIn(await search({ visitEndDate: '2027-01-19' }))).toEqual(others);
    expect(idsIn(await search({ isTicketScanned: true }))).toEqual([came]);
    expect(idsIn(await search({ isTicketScanned: false }))).toEqual(others);
    expect(idsIn(await search({ paymentStatus: 'TXN_SUCCESS', visitStartDate: '2027-01-20' }))).toEqual([]);
    expect((await search({ visitStartDate: 'soon' })).status).toBe(400);
  });

  test('are cut into pages', async () => {
    const page = (number: number, limit: number) =>
      use.call('GET', `/ticketbooking/list?page=${number}&limit=${limit}`, undefined, owner);
    expect(idsIn(await page(1, 2))).toEqual(made.slice(0, 2));
    expect(idsIn(await page(3, 2))).toEqual(made.slice(4));
    expect((await page(4, 2)).json).toEqual([]);
    expect((await page(4, 2)).headers['x-total-count']).toBe('5');
    expect((await page(0, 2)).status).toBe(400);
    expect(idsIn(await search({ page: 2, limit: 3 }))).toEqual(made.slice(3));
  });
});

describe('search', () => {
  test('filters combine with AND', async () => {
    await use.database.asOwner('truncate booking cascade');
    const early = await book(zoo, { mobile: '9876500001' }, '2027-01-02T18:29:59.000Z'); // 23:59:59 on 2 Jan in Kolkata
    const late = await book(zoo, { mobile: '9876500001' }, '2027-01-02T18:30:00.000Z'); // midnight, 3 Jan
    const other = await book(lake, { mobile: '9876500002' }, '2027-01-03T10:00:00.000Z');
    await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [late._id]);
    use.clock.set('2027-01-03T10:05:00.000Z');
    const found = async (body: object) => idsIn(await search(body));
    expect(await found({ date: '2027-01-02' })).toEqual([early._id]);
    expect(await found({ startDate: '2027-01-03', endDate: '2027-01-03T23:59:00.000Z' })).toEqual([
      other._id,
      late._id,
    ]);
    expect(await found({ endDate: '2027-01-02T23:59:00.000Z' })).toEqual([early._id]);
    expect(await found({ paymentStatus: 'TXN_SUCCESS' })).toEqual([late._id]);
    expect(await found({ paymentStatus: 'PENDING' })).toEqual([other._id]);
    expect(await found({ paymentStatus: 'aborted' })).toEqual([early._id]); // its hold is over
    expect(await found({ mobile: '+91 98765 00001' })).toEqual([late._id, early._id]);
    expect(await found({ mobile: '9876500001', date: '2027-01-03', parkId: zoo?._id })).toEqual([late._id]);
    expect(await found({ mobile: '9876500001', parkId: lake?._id })).toEqual([]);
    expect(await found({ parkId: '', paymentStatus: '', startDate: '', endDate: '', mobile: '' })).toHaveLength(3);
    expect((await search({ paymentStatus: 'Paid' })).status).toBe(400);
    expect((await search({ parkId: { $ne: 'x' } })).status).toBe(400);
  });
});

describe('a list of five thousand', () => {
  const MANY = 5000;
  beforeAll(async () => {
    await use.database.asOwner('truncate booking cascade');
    const first = (await use.call('POST', '/ticketbooking/add', peopleForm(zoo as { _id: string }, 1))).json;
    await use.database.asOwner(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway, created_at)
       select lpad(n::text, 26, '0'), kind, organisation_id, park_id, mobile, visit_date, people, 'paid', 1 + n % 50, 0, 1 + n % 50, gateway, created_at - (n / 7) * interval '1 second'
       from booking, generate_series(1, $1::int) n where id = $2`,
      [MANY - 1, first._id],
    );
  });

  test('is streamed whole, each once, newest first, also where many share an instant', async () => {
    const { json, headers } = await search({});
    expect([json.length, headers['x-total-count']]).toEqual([MANY, `${MANY}`]);
    expect(new Set(json.map(({ _id }: { _id: string }) => _id)).size).toBe(MANY);
    const sorted = json.toSorted((a: Row, b: Row) =>
      a.createdAt === b.createdAt ? order(b._id, a._id) : order(b.createdAt, a.createdAt),
    );
    expect(json).toEqual(sorted);
  });

  test('is read on while a chunk is being written, one chunk ahead; what goes wrong there is told when it is asked for', async () => {
    let reads = 0;
    const list = newestFirst(
      use.deps.db,
      systemScope,
      {},
      {
        table: 'booking',
        query: (tx) => searchTickets(tx, use.clock.now(), { organisationId: owner.organisationId }),
        toModels: (_, rows) => {
          reads += 1;
          if (reads === 3) throw new Error('the database is away');
          return rows;
        },
      },
    );
    const chunks = ((await list.open()).chunks as AsyncIterable<unknown[]>)[Symbol.asyncIterator]();
    for (const ahead of [2, 3]) {
      expect((await chunks.next()).value).not.toHaveLength(0);
      await expect.poll(() => reads, { timeout: 60_000 }).toBe(ahead);
    }
    await expect(chunks.next()).rejects.toThrow('the database is away');
    expect((await chunks.next()).done).toBe(true);
  });

  test('is streamed whole in another order too, each once, also where many cost the same', async () => {
    const { json } = await search({ sort: '-total' });
    expect(new Set(idsIn({ json })).size).toBe(MANY);
    const sorted = json.toSorted((a: Sum, b: Sum) => b.totalAmount - a.totalAmount || order(b._id, a._id));
    expect(idsIn({ json })).toEqual(idsIn({ json: sorted }));
  });
});

interface Sum {
  _id: string;
  totalAmount: number;
}
interface Row {
  _id: string;
  createdAt: string;
}
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
