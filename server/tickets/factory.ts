import { counting } from '#server/testing/counting.ts';

const next = counting();

export const freshMobile = (): string => `9${String(next()).padStart(9, '0')}`;

export const freshAddress = (): string => {
  const count = next();
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

/** Body of ticketbooking/add with legacy names, as a browser sends it; prices in rupees. */
export const ticketForm = (park: { _id: string }, more: object = {}) => ({
  parkId: park._id,
  mobile: freshMobile(),
  fee: [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }],
  totalAmount: 200,
  originalAmount: 200,
  discountAmount: 0,
  ...more,
});

export const peopleForm = (park: { _id: string }, people: number, more: object = {}) => ({
  parkId: park._id,
  mobile: freshMobile(),
  fee: [{ name: 'adult', quantity: people }],
  ...more,
});
