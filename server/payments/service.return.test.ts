import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { noteStatements } from '#server/testing/statements.ts';

const sales = await useCardSales();
const { aShop, book, start, comeBack, post, status, gateway } = sales;

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
