import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UNPAID_ENDINGS, useCardSales } from '#server/testing/card-sale.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { noteStatements } from '#server/testing/statements.ts';

const sales = await useCardSales();
const { aShop, book, start, comeBack, post, look, status, attempts, refunds, gateway } = sales;

test('a paid booking becomes a ticket with its code', async () => {
  const sale = await book(await aShop());
  const form = await start(sale);
  expect(form).toMatchObject({
    orderId: sale.id,
    url: expect.stringContaining('/transaction/transaction.do?command=initiateTransaction'),
  });
  expect(await status(sale)).toBe('PENDING');
  expect(await comeBack(await gateway.decide(form, 'success'))).toBe(`303 /paymentstatus/${sale.id}/${sale.parkId}`);
  const { image, ...told } = await look(sale);
  expect(told).toEqual({
    status: true,
    message: 'Your booking is confirmed. Show this QR code at the gate.',
    paymentStatus: 'TXN_SUCCESS',
    totalAmount: 200,
    standing: 'given',
  });
  expect(readQr(image)?.text).toMatch(/^PV1\//);
});

test('a return that pays runs six transactions at most', async () => {
  const decided = await gateway.decide(await start(await book(await aShop())), 'success');
  const statements = noteStatements();
  try {
    await comeBack(decided);
    expect(statements.transactions()).toBeLessThanOrEqual(6);
  } finally {
    statements.end();
  }
});

test.each(UNPAID_ENDINGS)('a payment that ends with %s is shown as %s', async (outcome, word, message) => {
  const sale = await book(await aShop());
  expect(await comeBack(await gateway.decide(await start(sale), outcome))).toMatch(/^303 \/paymentstatus/);
  expect(await status(sale)).toBe(word);
  expect(await look(sale)).toEqual({
    status: false,
    image: null,
    message: expect.stringMatching(message),
    paymentStatus: word,
    totalAmount: 200,
    standing: 'payable',
  });
});

test('the same return five times and the same notice five times, all at once, make one transition and keep one inquiry', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  const { url, fields } = await gateway.decide(await start(sale), 'success');
  const notice = `http://x/api/payments/ccav/notify/${shop.credentialId}`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => [post(url ?? '', fields ?? {}), post(notice, fields ?? {})]).flat(),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(303)]);
  expect(await status(sale)).toBe('TXN_SUCCESS');
  expect((await attempts(sale)).map(({ state }) => state)).toEqual(['succeeded']);
  expect(await refunds(sale)).toEqual([]);
  const heard = await sales.query(sql`
    select e.kind from payment_event e join payment_attempt a on a.organisation_id = e.organisation_id and a.id = e.attempt_id where a.booking_id = ${sale.id} order by 1`);
  expect(heard).toEqual([{ kind: 'inquiry' }, { kind: 'notify' }, { kind: 'return' }]);
});

test('a return that says failure does not stand against an inquiry that says paid', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, sequence: 'failure_then_success' });
  const { posts } = await gateway.decide(await start(sale), 'success');
  await gateway.control({ orderId: sale.id, inquiry: 'http500', inquiryTimes: 1 });
  await post(posts[0]?.url ?? '', posts[0]?.fields ?? {});
  expect(await status(sale)).toBe('Failure');
  await post(posts[1]?.url ?? '', posts[1]?.fields ?? {});
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('a return that says success pays nothing when the inquiry says failure', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, statusWord: 'Unsuccessful' });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect(await look(sale)).toMatchObject({ status: false, image: null, paymentStatus: 'Failure' });
});

test('a late return that says failure does not take a ticket back', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, sequence: 'success_then_failure' });
  const { posts } = await gateway.decide(await start(sale), 'success');
  for (const { url, fields } of posts) await post(url, fields);
  expect(await status(sale)).toBe('TXN_SUCCESS');
});
