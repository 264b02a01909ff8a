import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { takesNotices } from '#server/testing/paid-by-card.ts';
import { noteStatements } from '#server/testing/statements.ts';

const sales = await useCardSales();
const { gateway, aShop, book, start, comeBack, look, status, attempts, pass, reconcile, asked, post } = sales;

const seconds = (count: number) => pass(count / 60);

test('a notice that comes before the return pays, and the return changes nothing more', async () => {
  const shop = await aShop();
  await takesNotices(sales, shop, 'ccav');
  const sale = await book(shop);
  await gateway.control({ orderId: sale.id, notify: 'before', notifyCopies: 5 });
  const decision = await gateway.decide(await start(sale), 'success');
  expect(await status(sale)).toBe('TXN_SUCCESS');
  expect(await comeBack(decision)).toBe(`303 /paymentstatus/${sale.id}/${sale.parkId}`);
  expect((await attempts(sale)).map(({ state }) => state)).toEqual(['succeeded']);
});

test('with return and notice lost, a look at the page heals, at most one inquiry in five seconds', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, browserLost: true, notify: 'none' });
  await gateway.open(await start(sale));
  expect(await look(sale)).toMatchObject({ status: false, paymentStatus: 'PENDING' });
  const many = await Promise.all(Array.from({ length: 4 }, () => look(sale)));
  expect(many.map(({ paymentStatus }) => paymentStatus)).toEqual(Array(4).fill('PENDING'));
  expect(await asked(sale.id)).toHaveLength(1);
  await gateway.decide(await start(sale), 'success');
  await seconds(5);
  expect(await look(sale)).toMatchObject({ status: true, paymentStatus: 'TXN_SUCCESS' });
});

test('an awaited payment that fails gives its places back ten minutes later', async () => {
  const shop = await aShop({ dailyCapacity: 2 });
  const sale = await book(shop);
  await comeBack(await gateway.decide(await start(sale), 'awaited-failure', { laterSeconds: 20 * 60 }));
  await pass(30);
  await reconcile();
  expect(await status(sale)).toBe('Failure');
  await expect(book(shop, 1)).rejects.toThrow(/Sold out for/);
  await pass(10);
  expect((await book(shop, 2)).id).toHaveLength(26);
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

test('a late return that says failure does not take a ticket back', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, sequence: 'success_then_failure' });
  const { posts } = await gateway.decide(await start(sale), 'success');
  for (const { url, fields } of posts) await post(url, fields);
  expect(await status(sale)).toBe('TXN_SUCCESS');
});
