import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { paymentDesk, scanTicket } from '#server/testing/payment-desk.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, aShop, book, start, comeBack, look, status, sell, query, attempts, pass } = sales;
const { gateway, refund, refunds, sendRefunds, taken } = sales;

const { retryRefund } = paymentDesk(sales);
const sent = (orderId: string) => gateway.journal({ command: 'refundOrder', orderId });

describe('some of a ticket', () => {
  /** A family of six, four adults and two children, for ₹500 without the tenth that a coupon takes off. */
  const aFamily = async (more: object = {}): Promise<CardSale> => {
    const shop = await aShop({ dailyCapacity: 50, isEnabledCoupon: true });
    const { couponCode } = await aRecord(use, shop.owner, '/coupon', FORMS.coupon(shop.parkId));
    const fee = [
      { name: 'adult', quantity: 4 },
      { name: 'child', quantity: 2 },
    ];
    const sale = await book(shop, 0, { fee, couponCode, ...more });
    await comeBack(await gateway.decide(await start(sale), 'success'));
    return sale;
  };
  const quote = ({ id, owner }: CardSale) => use.call('GET', `/bookings/${id}/refund`, undefined, owner);
  const children = (quantity: number) => ({ lines: [{ category: 'child', quantity }] });
  const ticket = async ({ id, owner }: CardSale) => (await use.call('GET', `/bookings/${id}`, undefined, owner)).json;
  const gate = async (sale: CardSale) => (await scanTicket(use, sale)).json;
  const amounts = async (orderId: string) => (await sent(orderId)).map(({ amount }) => amount);
  const today = async ({ owner }: CardSale) =>
    (await use.call('GET', '/dashboard/figures?range=today', undefined, owner)).json;

  test('goes back at its share of what was paid: the rest stays valid for the people who are left', async () => {
    const sale = await aFamily();
    expect((await quote(sale)).json).toEqual({
      bookingId: sale.id,
      amount: 450,
      used: false,
      lines: [
        { category: 'adult', label: 'Adult', quantity: 4, amounts: [90, 180, 270, 360] },
        { category: 'child', label: 'Child', quantity: 2, amounts: [45, 90] },
      ],
    });
    const { status: code, json } = await refund(sale, { ...children(2), amount: 90 });
    expect([code, json]).toMatchObject([
      200,
      {
        message:
          '₹90 is on its way back for 2 × Child. The rest of the booking stays valid. Banks take 7 to 14 working days.',
        payment: {
          stateText: 'Paid, some of it being sent back',
          paymentStatus: 'TXN_SUCCESS',
          refundable: true,
          refunds: [{ amount: 90, items: '2 × Child', state: 'pending', given: true }],
        },
      },
    ]);
    expect([await taken(sale), await amounts(sale.id), await status(sale)]).toEqual([4, ['90.00'], 'TXN_SUCCESS']);
    expect(await ticket(sale)).toMatchObject({
      people: 4,
      original: 400,
      discount: 40,
      total: 360,
      lines: [{ category: 'adult', quantity: 4 }],
    });
    expect(await look(sale)).toMatchObject({
      status: true,
      message: expect.stringMatching(/Given back: 2 × Child\. ₹90 is being sent back to you/),
    });
    expect(await gate(sale)).toMatchObject({
      result: 'admitted',
      message: 'Let in 4.',
      booking: { totalAmount: 360, fee: [{ name: 'Adult', quantity: 4 }] },
    });
    const entries = (await use.call('GET', '/audit/list?noun=payment-refund', undefined, sale.owner)).json;
    expect(entries).toMatchObject([{ changes: { items: { to: '2 × Child' }, amount_paise: { to: 9000 } } }]);
  });

  test('counts in reports as a whole refund does: sales are net, and what went back stands beside them', async () => {
    const sale = await aFamily();
    const other = await sell(sale);
    await refund(sale, { lines: [{ category: 'adult', quantity: 1 }] });
    await refund(other);
    const { trades } = await today(sale);
    expect(trades[0]).toMatchObject({
      bookings: { now: 1 },
      money: { now: 360 },
      refunds: { now: 2 },
      refunded: { now: 290 },
    });
  });

  test('piece by piece comes to what was paid, and with the last piece the booking is refunded as a whole one is', async () => {
    const sale = await aFamily();
    await refund(sale, children(1));
    await refund(sale, { lines: [{ category: 'adult', quantity: 3 }] });
    const { json } = await refund(sale, { lines: [...children(1).lines, { category: 'adult', quantity: 1 }] });
    expect(json).toMatchObject({
      message: '₹135 is on its way back, and the booking is void. Banks take 7 to 14 working days.',
      payment: { paymentStatus: 'Refunded' },
    });
    expect([await amounts(sale.id), await taken(sale), (await gate(sale)).result]).toEqual([
      ['45.00', '270.00', '135.00'],
      0,
      'unpaid',
    ]);
    expect((await look(sale)).message).toMatch(/^This booking was cancelled\. ₹450 is being sent back to you/);
    expect((await refund(sale)).json.message).toBe('The money of this booking has gone back already.');
    await pass(61);
    await sendRefunds();
    expect([await refunds(sale), await attempts(sale)]).toMatchObject([
      [{ state: 'done' }, { state: 'done' }, { state: 'done' }],
      [{ state: 'refunded' }],
    ]);
  });

  test('is never more than there is, never at another amount than was told, and never of what has no lines', async () => {
    const sale = await aFamily();
    expect((await refund(sale, children(3))).json).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await refund(sale, { lines: [{ category: 'camera', quantity: 1 }] })).status).toBe(400);
    expect((await refund(sale, { lines: [] })).status).toBe(400);
    const other = await refund(sale, { ...children(1), amount: 50 });
    expect([other.status, other.json.message]).toEqual([409, expect.stringMatching(/^This booking has changed/)]);
    expect((await refund(sale, { amount: 500 })).status).toBe(409);
    expect((await use.call('GET', `/bookings/${sale.id}/refund`, undefined, await anOwner(use))).status).toBe(404);
    const unpaid = await book(sale);
    expect((await quote(unpaid)).json.message).toBe('This booking is not paid, so there is nothing to send back.');
    expect([await refunds(sale), await sent(sale.id)]).toEqual([[], []]);
  });

  test('leaves the ticket as it is until the gateway takes it, and nothing else is sent meanwhile', async () => {
    const sale = await aFamily();
    await gateway.control({ orderId: sale.id, refund: 'timeout' });
    const { json } = await refund(sale, children(1));
    expect(json.message).toBe(
      'The gateway has not answered yet. We go on trying to send ₹45 back; 1 × Child leaves the booking once it is on its way.',
    );
    expect([await taken(sale), (await ticket(sale)).total, (await look(sale)).message]).toEqual([
      6,
      450,
      expect.not.stringContaining('sent back'),
    ]);
    for (const more of [children(1), {}]) expect((await refund(sale, more)).status).toBe(409);
    await gateway.control({ orderId: sale.id, refund: null });
    await pass(1);
    await sendRefunds();
    await sendRefunds();
    expect([await taken(sale), (await ticket(sale)).total, await amounts(sale.id)]).toEqual([
      5,
      405,
      ['45.00', '45.00'],
    ]);
    expect(new Set((await sent(sale.id)).map(({ refundReference }) => refundReference)).size).toBe(1);
  });

  test('that the gateway refuses says why and changes nothing; it is tried again, or dropped for something else', async () => {
    const sale = await aFamily();
    await refund(sale, children(1));
    await gateway.control({ orderId: sale.id, refund: 'once' });
    const refused = await refund(sale, children(1));
    expect(refused.json).toMatchObject({
      message:
        'The gateway refused to send ₹45 back for 1 × Child. The gateway does not allow a second refund of one payment (code 51311). The booking is as it was.',
      payment: { stateText: 'Could not be sent back', refundable: false },
    });
    expect([await taken(sale), await status(sale)]).toEqual([5, 'TXN_SUCCESS']);
    const again = () => retryRefund(sale);
    expect((await again()).json.payment.refund).toMatchObject({ state: 'failed', items: '1 × Child' });
    await gateway.control({ orderId: sale.id, refund: null });
    expect((await refund(sale, { lines: [{ category: 'adult', quantity: 1 }] })).json).toMatchObject({
      message: expect.stringMatching(/^₹90 is on its way back for 1 × Adult\./),
      payment: { refunds: [{ items: '1 × Child' }, { state: 'dropped' }, { items: '1 × Adult', state: 'pending' }] },
    });
    expect([await taken(sale), (await ticket(sale)).total]).toEqual([4, 315]);
    expect((await again()).json.message).toMatch(/^Somebody has tried this refund again already/);
  });

  test('that was used goes back only when that is known', async () => {
    const sale = await aFamily();
    expect((await gate(sale)).message).toBe('Let in 6.');
    expect((await refund(sale, children(2))).json.used).toBe(true);
    expect((await refund(sale, { ...children(2), evenIfUsed: true })).status).toBe(200);
    expect([await taken(sale), (await gate(sale)).result]).toEqual([4, 'already_scanned']);
  });

  test('leaves the rest valid when the gateway calls the order refunded, and counts as arrived when that was long ago', async () => {
    const sale = await aFamily();
    await refund(sale, children(1));
    await query(sql`update payment_attempt set next_inquiry_at = ${use.clock.now()} where booking_id = ${sale.id}`);
    await gateway.control({ orderId: sale.id, statusWord: 'Refunded' });
    await sales.reconcile();
    expect([await status(sale), await attempts(sale)]).toMatchObject(['TXN_SUCCESS', [{ state: 'succeeded' }]]);
    await gateway.control({ orderId: sale.id, statusWord: null });
    const state = async () => (await refunds(sale)).map((row) => row.state);
    await pass(19 * 24 * 60);
    await sendRefunds();
    expect(await state()).toEqual(['pending']);
    await pass(2 * 24 * 60);
    await sendRefunds();
    expect([await state(), await status(sale)]).toEqual([['done'], 'TXN_SUCCESS']);
  });

  test('takes to another day the places that are left, and gives those back with the rest', async () => {
    const sale = await aFamily();
    await refund(sale, children(2));
    const move = { selectedDate: (await ticket(sale)).selectedDate.replace(/\d\d$/, '30') };
    const moved = await use.call('POST', `/bookings/${sale.id}/day`, move, sale.owner);
    expect([moved.status, await taken(sale)]).toEqual([200, 4]);
    await refund(sale);
    expect(await taken(sale)).toBe(0);
  });
});
