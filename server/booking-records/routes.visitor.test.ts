import { describe, expect, test } from 'vitest';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';

const use = useTestApp();
const free = { walker: true, walkerFee: 0 };
const aFreePark = async () => {
  const owner = await anOwner(use);
  return { owner, park: await aPark(use, owner, free) };
};

describe('all bookings of a visitor', () => {
  const all = (id: string, token: string, page = '') =>
    use.call('GET', `/bookings/${id}/visitor${page}`, undefined, { token });
  const ids = async (asked: ReturnType<typeof all>): Promise<string[]> => {
    const { status, json, text } = await asked;
    expect(status, text).toBe(200);
    return json.map(({ _id }: { _id: string }) => _id);
  };
  const bookAt = async (park: { _id: string }, mobile: string): Promise<string> => {
    use.clock.advance(1);
    const fee = [{ name: 'walker', quantity: 1 }];
    return (await use.call('POST', '/ticketbooking/add', { parkId: park._id, mobile, fee })).json._id;
  };

  test('are those of its mobile number in this organisation alone, newest first, a page at a time', async () => {
    const [{ owner, park }, elsewhere] = [await aFreePark(), await aFreePark()];
    const second = await aPark(use, owner, free);
    const mobile = freshMobile();
    const booked = [await bookAt(park, mobile), await bookAt(second, mobile), await bookAt(park, mobile)];
    const [first = ''] = booked;
    await bookAt(park, freshMobile());
    await bookAt(elsewhere.park, mobile);
    const newest = booked.toReversed();
    expect(await ids(all(first, owner.token))).toEqual(newest);
    const page = await all(first.slice(0, 8), owner.token, '?page=2&limit=2');
    expect([page.json.length, page.json[0]._id, page.headers['x-total-count']]).toEqual([1, first, '3']);
    expect(page.json[0]).toMatchObject({ total: 0, mobileEnd: mobile.slice(-4), kind: 'park-ticket' });
    expect(page.text).not.toContain(mobile);
    const gate = await anInspector(use, owner, second._id);
    expect(await ids(all(booked[1] ?? '', gate.token))).toEqual([booked[1]]);
    expect((await all(first, gate.token)).status).toBe(404);
  });
});
