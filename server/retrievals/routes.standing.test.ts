import { expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';

const { use, aShop, book, gateway, start, comeBack, look, pass, paidTwice } = await useCardSales();

const standing = async (sale: CardSale) => {
  const { standing: how, totalAmount, status } = await look(sale);
  return [how, totalAmount, status];
};

test('a phone that remembers a booking is told how it stands, and what it costs, from the press on Pay to the ticket', async () => {
  const sale = await book(await aShop());
  expect(await standing(sale)).toEqual(['checking', 200, false]);
  const order = await start(sale);
  expect(await standing(sale)).toEqual(['checking', 200, false]);
  await comeBack(await gateway.decide(order, 'success'));
  expect(await standing(sale)).toEqual(['given', 200, true]);
});

test('a payment that failed can be made again, until nothing comes of it any more', async () => {
  const sale = await book(await aShop());
  await comeBack(await gateway.decide(await start(sale), 'failure'));
  expect(await standing(sale)).toEqual(['payable', 200, false]);
  await pass(60);
  expect(await standing(sale)).toEqual(['over', 200, false]);
});

test('of a free booking there is nothing to pay: a token, and a ticket that was cancelled', async () => {
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  const { _id: bookingId } = (await bookLoan(use, branch)).json;
  const { json } = await use.call('POST', '/loanbooking/getqrcodebystatus', { bookingId, parkId: branch._id });
  expect(json).toMatchObject({ standing: 'given', totalAmount: 0, status: true });
  const shop = await aShop({ adultFee: 0 });
  const free = await book(shop, 1);
  await use.call('DELETE', `/bookings/${free.id}`, undefined, { token: shop.owner.token });
  expect(await standing(free)).toEqual(['over', 0, false]);
});

test('a ticket that was paid twice stays given, while the second payment goes back', async () => {
  expect(await standing(await paidTwice())).toEqual(['given', 200, true]);
});
