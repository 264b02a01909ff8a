import { expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const { use, aShop, book, gateway, start, comeBack, look, pay, pass, paidTwice } = await useCardSales();

const standing = async (sale: CardSale) => {
  const { standing: how, totalAmount, status } = await look(sale);
  return [how, totalAmount, status];
};

test('a phone that remembers a booking is told how it stands, and what it costs, from the press on Pay to the ticket', async () => {
  const sale = await book(await aShop());
  expect(await standing(sale)).toEqual(['payable', 200, false]);
  const order = await start(sale);
  expect(await standing(sale)).toEqual(['payable', 200, false]);
  await comeBack(await gateway.decide(order, 'success'));
  expect(await standing(sale)).toEqual(['given', 200, true]);
});

test('a payment that was opened and left is not paid yet, and pays the same booking until its hold is over', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  await gateway.open(order);
  await pass(1);
  expect((await look(sale)).message).toMatch(/^This booking is not paid yet\. You can pay until \d{1,2}:\d\d [ap]m\.$/);
  await pass(1);
  expect((await start(sale)).orderId).toBe(`${sale.id}-2`);
  await pass(60);
  expect(await standing(sale)).toEqual(['over', 200, false]);
});

test.each(['http500', 'timeout', 'not_found'])(
  'a return that says success is in doubt while the inquiry ends with %s, and nobody pays twice meanwhile',
  async (inquiry) => {
    const shop = await aShop();
    const sale = await book(shop, 2, { mobile: '9876509876' });
    const order = await start(sale);
    await gateway.control({ orderId: sale.id, inquiry });
    await comeBack(await gateway.decide(order, 'success'));
    expect(await standing(sale)).toEqual(['checking', 200, false]);
    expect((await look(sale)).message).toMatch(
      /^Your bank is still confirming the payment\. Please do not pay again\./,
    );
    await pass(1);
    expect((await pay(sale)).json.message).toBe('A payment is being confirmed. Please do not pay again.');
    const found = { mobile: '9876509876', parkId: sale.parkId };
    expect((await use.call('POST', '/ticketbooking/getqrcodebymobile', found)).json.message).toContain(
      'A payment of this number is still being checked.',
    );
    await gateway.control({ orderId: sale.id, inquiry: null });
    await pass(1);
    expect(await standing(sale)).toEqual(['given', 200, true]);
  },
);

test('a forged return that says success puts nothing in doubt', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  await gateway.control({ orderId: sale.id, tamper: 'other_key', inquiry: 'not_found' });
  await comeBack(await gateway.decide(order, 'success'));
  expect(await standing(sale)).toEqual(['payable', 200, false]);
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
  await use.call('DELETE', `/bookings/${free.id}`, undefined, shop.owner);
  expect(await standing(free)).toEqual(['over', 0, false]);
});

test('a ticket that was paid twice stays given, while the second payment goes back', async () => {
  expect(await standing(await paidTwice())).toEqual(['given', 200, true]);
});

/** No offering of ours is called by these: old clients send such beside the booking, in any of the fields. */
const BAD_HINTS = [
  { clinicId: '' },
  { parkId: null },
  { branchId: 7 },
  { exbhitionId: 'not an id' },
  { coachingId: {} },
];

const KINDS = {
  doctor: async () => bookDoctor(use, await aClinic(use, await anOwner(use, { registrationType: 'doctor' }))),
  loan: async () => bookLoan(use, await aBranch(use, await anOwner(use, { registrationType: 'loan' }))),
  exbhition: async () => bookVisit(use, await aShow(use, await aShowOwner(use))),
};

test.each(Object.entries(KINDS))(
  'what is no id of an offering is passed over beside a booking: %s',
  async (kind, book) => {
    const { _id: bookingId } = (await book()).json;
    const details = (hint: object) => use.call('POST', `/${kind}booking/appointmentdetails`, { bookingId, ...hint });
    const [plain, ...hinted] = await Promise.all([{}, ...BAD_HINTS].map(details));
    expect(plain?.json).toMatchObject({ bookingId });
    expect(hinted.map(({ status, json }) => [status, json])).toEqual(BAD_HINTS.map(() => [200, plain?.json]));
    expect((await details({ bookingId: '' })).status).toBe(400);
  },
);

test('where the second id says whose code is shown it must be one', async () => {
  const { json } = await KINDS.loan();
  const { status } = await use.call('POST', '/loanbooking/getqrcodebystatus', { bookingId: json._id, branchId: '' });
  expect(status).toBe(400);
});

test('a mobile number finds tokens by the name of their clinic or branch, each under its own name', async () => {
  const clinic = await aClinic(use, await anOwner(use, { registrationType: 'doctor' }), { clinicName: 'Sanjeevani' });
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }), { branchName: 'Ameerpet' });
  const mobile = '9876512312';
  await bookDoctor(use, clinic, { mobile });
  await bookLoan(use, branch, { mobile });
  const find = async (kind: string, ids: object) =>
    (await use.call('POST', `/${kind}booking/getqrcodebymobile`, { mobile, ...ids })).json.ticketDetails[0];
  const [token, turn] = [await find('doctor', { clinicId: clinic._id }), await find('loan', { branchId: branch._id })];
  expect([token.clinicName, token.branchName]).toEqual(['Sanjeevani', undefined]);
  expect([turn.branchName, turn.clinicName]).toEqual(['Ameerpet', undefined]);
});
