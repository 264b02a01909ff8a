import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { paymentDesk } from '#server/testing/payment-desk.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import type { CallAnswer } from '#server/testing/test-app.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, comeBack, paidTwice, attempts, query, sell, taken } = sales;
const { refund, sendRefunds } = sales;
const { decide } = paymentDesk(sales);
const ONE = { lines: [{ category: 'adult', quantity: 1 }] };
const without = <T>(name: string, guard: string, instead: string, work: () => Promise<T>) =>
  whileChanged(use.database, name, [guard, instead], work);

// Nobody gives up because this machine is slow.
beforeAll(async () => {
  for (const name of ['decide_review', 'retry_refund', 'ask_refund', 'give_back', 'move_ticket'])
    await use.database.asOwner(`alter function ${name} set lock_timeout = '1min'`);
});

/** A payment in review about which the gateway now says that it is paid. */
async function inReview(): Promise<CardSale> {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, inquiry: 'wrong_amount', inquiryTimes: 1 });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  return sale;
}

const rowOf = (table: string, { owner }: CardSale, id?: string): string =>
  `select from ${table} where organisation_id = '${owner.organisationId}' and id = '${id}' for update`;

/** Both calls have asked the gateway before either may write, on a slow machine as on a fast one. Who came first writes first. */
const bothAtOnce = (locked: string, calls: [() => Promise<CallAnswer>, () => Promise<CallAnswer>]) =>
  holding(use.database, locked, async (letGo) => {
    const first = calls[0]();
    await untilWaiting(use.database, 1);
    const second = calls[1]();
    await untilWaiting(use.database, 2);
    await letGo();
    return [(await first).status, (await second).status];
  });

/** Two clerks press different buttons. */
async function decideTwice(sale: CardSale): Promise<number[]> {
  return bothAtOnce(rowOf('booking', sale, sale.id), [() => decide(sale, 'accept'), () => decide(sale, 'refund')]);
}

/** Two clerks try the same refund again, which the gateway refused. Answers both, and which refund is the last. */
async function retryTwice() {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'refuse' });
  await sendRefunds();
  await gateway.control({ orderId: sale.secondOrder, refund: null });
  const attempt = (await attempts(sale)).find(({ order_id }) => order_id === sale.secondOrder);
  const retry = () => use.call('POST', `/payments/${attempt?.id}/refund`, {}, sale.owner);
  const statuses = await bothAtOnce(rowOf('payment_refund', sale, attempt?.id), [retry, retry]);
  const rows = await query(sql<{ n: number }>`select n from payment_refund where booking_id = ${sale.id}`);
  return { sale, statuses, n: rows[0]?.n };
}

const decisions = ({ id }: CardSale) =>
  query(sql<{ outcome: string }>`select outcome from payment_review where booking_id = ${id}`);

test('of two clerks at once one decides, and the other is told so', async () => {
  const sale = await inReview();
  expect(await decideTwice(sale)).toEqual([200, 409]);
  expect(await decisions(sale)).toHaveLength(1);
});

test('control: without the guard both decide, so the test above can fail', async () => {
  const sale = await inReview();
  await without('decide_review', `v_attempt.state is distinct from 'review'`, 'false', () => decideTwice(sale));
  expect(await decisions(sale)).toHaveLength(2);
});

test('of two clerks who try a refund again at once one does, and one refund is sent', async () => {
  const { sale, ...came } = await retryTwice();
  expect(came).toEqual({ statuses: [200, 409], n: 2 });
  expect(await gateway.journal({ command: 'refundOrder', orderId: sale.secondOrder })).toHaveLength(2);
});

test('control: without the guard both take a try, so the test above can fail', async () => {
  const { n } = await without('retry_refund', `r.state = 'failed' and r.n = p_n`, 'true', retryTwice);
  expect(n).toBe(3);
});

/** Two clerks send the same one of three back. Answers both, and how many refunds were asked for. */
async function refundTwice() {
  const sale = await sell(await aShop(), 'success', 3);
  const ask = () => refund(sale, { ...ONE, amount: 100 });
  const statuses = await bothAtOnce(rowOf('booking', sale, sale.id), [ask, ask]);
  return { statuses, refunds: (await sales.refunds(sale)).length };
}

test('of two clerks who send some of a ticket back at once one does, and the other is told so', async () => {
  expect(await refundTwice()).toEqual({ statuses: [200, 409], refunds: 1 });
});

test('control: without the guard both send it back, so the test above can fail', async () => {
  const guard = [`and not r.given and r.state <> 'dropped'`, `and r.state = 'no such state'`] as const;
  expect((await without('ask_refund', ...guard, refundTwice)).refunds).toBe(2);
});

/** One of three is asked for, and the gateway is silent; `give` is what happens when it takes that. */
async function beingSent() {
  const sale = await sell(await aShop({ dailyCapacity: 9 }), 'success', 3);
  await gateway.control({ orderId: sale.id, refund: 'timeout' });
  await refund(sale, ONE);
  const [attempt] = await attempts(sale);
  return { sale, give: () => query(sql`select give_back(${attempt?.organisation_id}, ${attempt?.id})`) };
}

/** The gateway’s taking of one refund is noted twice at once, by the person who waits and by the job. Answers the places that are left of three. */
async function takenTwice(): Promise<number> {
  const { sale, give } = await beingSent();
  await holding(use.database, rowOf('booking', sale, sale.id), async (letGo) => {
    const both = [give(), give()];
    await untilWaiting(use.database, 2);
    await letGo();
    await Promise.all(both);
  });
  return taken(sale);
}

test('what the gateway takes leaves the ticket once, however often that is noted', async () => {
  expect(await takenTwice()).toBe(2);
});

test('control: without the guard it leaves twice, so the test above can fail', async () => {
  expect(await without('give_back', 'and not given', '', takenTwice)).toBe(1);
});

test('however many ask for one each at once, nobody’s is sent twice and no more than was paid goes back', async () => {
  const sale = await sell(await aShop({ dailyCapacity: 9 }), 'success', 4);
  const ask = () => refund(sale, ONE);
  const answers: CallAnswer[] = [];
  while (answers.filter(({ status }) => status === 200).length < 4)
    answers.push(...(await Promise.all([ask(), ask(), ask()])));
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
  const sent = await gateway.journal({ command: 'refundOrder', orderId: sale.id });
  expect(sent.map(({ amount }) => amount)).toEqual(['100.00', '100.00', '100.00', '100.00']);
  expect([await sales.status(sale), await taken(sale), (await ask()).status]).toEqual(['Refunded', 0, 409]);
});

/** A ticket is moved to another day just when one of three is taken out of it. Answers the move, and the places of both days. */
async function movedMeanwhile() {
  const { sale, give } = await beingSent();
  const { owner, id } = sale;
  const { selectedDate } = (await use.call('GET', `/bookings/${id}`, undefined, owner)).json;
  const move = () =>
    use.call('POST', `/bookings/${id}/day`, { selectedDate: selectedDate.replace(/\d\d$/, '30') }, owner);
  const status = await holding(use.database, rowOf('booking', sale, id), async (letGo) => {
    const given = give();
    await untilWaiting(use.database, 1);
    const moved = move();
    await untilWaiting(use.database, 2);
    await letGo();
    await given;
    return (await moved).status;
  });
  return { status, taken: await taken(sale) };
}

test('a ticket that is moved while some of it goes back is not moved with places that it has no more', async () => {
  expect(await movedMeanwhile()).toEqual({ status: 409, taken: 2 });
});

test('control: without the guard it is moved as it was, so the test above can fail', async () => {
  const { status } = await without('move_ticket', 'and people = b.people', '', movedMeanwhile);
  expect(status).not.toBe(409);
});
