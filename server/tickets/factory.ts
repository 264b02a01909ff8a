import { counting } from '#server/testing/counting.ts';

const next = counting();

/** A mobile number that no other test of this file has used. */
export const freshMobile = (): string => `9${String(next()).padStart(9, '0')}`;

/** An address from which no other visitor of this test file has come. */
export const freshAddress = (): string => {
  const count = next();
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

/** The body of ticketbooking/add in legacy names: two adults of 100 rupees, as a browser sends them. */
export const ticketForm = (park: { _id: string }, more: object = {}) => ({
  parkId: park._id,
  mobile: freshMobile(),
  fee: [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }],
  totalAmount: 200,
  originalAmount: 200,
  discountAmount: 0,
  ...more,
});

/** The same for a number of people, without the figures that the server reckons anyway. */
export const peopleForm = (park: { _id: string }, people: number, more: object = {}) => ({
  parkId: park._id,
  mobile: freshMobile(),
  fee: [{ name: 'adult', quantity: people }],
  ...more,
});
