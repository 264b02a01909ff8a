import { expect, test } from 'vitest';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { returnAddressProblem } from './service.ts';

const { use, gateway, aShop, book, start, pay, comeBack, look, status, attempts, pass, sell } = await useCardSales();

test('a failed attempt leaves ten minutes at least, and the next one has an order id of its own', async () => {
  const sale = await book(await aShop());
  const first = await start(sale);
  await pass(13);
  await comeBack(await gateway.decide(first, 'failure'));
  const until = formatTime(new Date(use.clock.now().getTime() + 10 * 60_000));
  expect((await look(sale)).message).toContain(`You can pay again until ${until}.`);
  await pass(9);
  const second = await start(sale);
  expect([second.orderId, await status(sale)]).toEqual([`${sale.id}-2`, 'PENDING']);
  await comeBack(await gateway.decide(second, 'success'));
  expect(await look(sale)).toMatchObject({ status: true, paymentStatus: 'TXN_SUCCESS' });
});

test('a hold that is over shows as aborted without any job, and cannot be paid', async () => {
  const sale = await book(await aShop());
  await pass(15);
  expect(await status(sale)).toBe('Aborted');
  expect((await look(sale)).message).toBe(
    'This booking was not paid in time, so its places were given back. Please book again. If money left your account, it comes back by itself.',
  );
  expect(await pay(sale)).toMatchObject({
    status: 409,
    json: {
      code: 'EXPIRED',
      message: 'The time to pay for this booking is over. Please book again. Nothing was charged.',
    },
  });
});

test('a booking that is paid cannot be paid again, also when only the gateway knows that it is', async () => {
  const shop = await aShop();
  expect((await pay(await sell(shop))).json).toMatchObject({ code: 'ALREADY_PAID' });
  const sale = await book(shop);
  await gateway.decide(await start(sale), 'success');
  await pass(0.2);
  expect((await pay(sale)).json).toMatchObject({ code: 'ALREADY_PAID', message: 'This booking is paid already.' });
  expect(await attempts(sale)).toHaveLength(1);
});

test('a booking that costs nothing is a ticket at once, and there is nothing to pay', async () => {
  const shop = await aShop({ adultFee: 0 });
  const sale = await book(shop);
  expect(await look(sale)).toMatchObject({ status: true, paymentStatus: 'TXN_SUCCESS' });
  expect(await pay(sale)).toMatchObject({
    status: 409,
    json: { code: 'NOTHING_TO_PAY', message: 'There is nothing to pay for this booking.' },
  });
  expect(await gateway.journal({ orderId: sale.id })).toEqual([]);
});

test('the eleventh start of a payment in a minute is refused', async () => {
  const sale = await book(await aShop());
  const answers: number[] = [];
  for (let count = 0; count < 11; count += 1) answers.push((await pay(sale)).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  await pass(1);
  expect((await pay(sale)).status).toBe(200);
});

test('a park without credentials says so, and nothing begins', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  await use.call('DELETE', `/configuration/${shop.credentialId}`, undefined, shop.owner);
  expect(await pay(sale)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('Nothing was charged') },
  });
});

test('a PUBLIC_URL that the card gateway would not take stops the start where cards are taken, and is told before', async () => {
  const at = (length: number, payments: 'live' | 'sandbox' = 'live') =>
    returnAddressProblem({
      ...use.deps,
      config: { ...use.deps.config, payments, publicUrl: 'https://'.padEnd(length, 'a') },
    });
  const { url } = await gateway.decide(await start(await book(await aShop())), 'success');
  const longest = 100 - (String(url).length - use.deps.config.publicUrl.length);
  expect([longest, await at(longest)]).toEqual([62, null]);
  const words =
    'PUBLIC_URL has 63 characters. CCAvenue takes at most 62, so nobody can pay by it. Please set a shorter one.';
  await expect(at(63)).rejects.toThrow(words);
  expect(await at(63, 'sandbox')).toBe(words);
  await use.database.asOwner('update gateway_credential set retired_at = now()');
  expect(await at(63)).toBe(words);
});
