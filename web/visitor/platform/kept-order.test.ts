import { expect, test, vi } from 'vitest';
import { keepOrder, leadToOrder, orderKey } from './kept-order.ts';
import { answering } from './testing/answering.ts';

const STANDING = '/api/ticketbooking/getqrcodebystatus';
const booked = { page: '/paymentstatus/b1/p1', standing: STANDING };
const body = { parkId: 'p1', mobile: '9876543210', fee: [{ name: 'Adult', quantity: 2 }] };

const use = answering('/ticketbooking/p1');
const leave = () => vi.spyOn(location, 'replace').mockImplementation(() => undefined);

test('the same request keeps its key in this entry of the history, whatever else is kept there', () => {
  const key = orderKey(body);
  history.replaceState({ ...history.state, basket: { quantities: { adult: 2 } } }, '');
  expect(orderKey({ ...body })).toBe(key);
  expect(history.state.basket).toEqual({ quantities: { adult: 2 } });
});

test('another request is another order, and the same one too once the first is over', () => {
  const keys = [orderKey(body), orderKey({ ...body, mobile: '9876543211' }), orderKey(body)];
  keepOrder();
  expect(new Set([...keys, orderKey(body)]).size).toBe(4);
});

test('nothing that was typed is kept', () => {
  orderKey(body);
  keepOrder(booked);
  expect(JSON.stringify(history.state)).not.toContain('98765');
});

test.each([
  ['not paid yet', [200, { status: false }]],
  ['unknown, because the server does not answer', [503, {}]],
] as const)('a booking that is %s leaves them at the form', async (_, answer) => {
  const left = leave();
  orderKey(body);
  keepOrder(booked);
  use.answers = { [STANDING]: [...answer] };
  await leadToOrder();
  expect(left).not.toHaveBeenCalled();
});

test('a form that has booked nothing, or another order since, asks nothing', async () => {
  await leadToOrder();
  orderKey(body);
  keepOrder(booked);
  orderKey({ ...body, mobile: '9876543211' });
  await leadToOrder();
  expect(use.asked).toEqual([]);
});
