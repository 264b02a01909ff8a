import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReceiptTable } from './receipt-table.tsx';

const line = (label: string, quantity: number, price: number) => ({
  category: label,
  label,
  price,
  quantity,
  amount: price * quantity,
});
const plain = {
  lines: [line('Adult', 12, 10_500_00), line('Child', 1, 60_50)],
  discount: 0,
  couponCode: null,
  total: 1_26_060_50,
};

const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

test('each line says how many of what and what they come to, in Indian digits', () => {
  render(<ReceiptTable receipt={plain} />);
  expect(rows()).toEqual([
    ['Ticket', 'Amount'],
    ['12 × Adult', '₹1,26,000'],
    ['1 × Child', '₹60.50'],
    ['Total', '₹1,26,060.50'],
  ]);
});

test('a coupon is named with what it takes off', () => {
  render(<ReceiptTable receipt={{ ...plain, discount: 500_00, couponCode: 'ZOO25', total: 1_25_560_50 }} />);
  expect(rows()).toContainEqual(['Coupon ZOO25', '− ₹500']);
  expect(rows().at(-1)).toEqual(['Total', '₹1,25,560.50']);
});

test('a discount without a coupon is called what it is', () => {
  render(<ReceiptTable receipt={{ ...plain, discount: 1, couponCode: null }} />);
  expect(rows()).toContainEqual(['Discount', '− ₹0.01']);
});

test('what costs nothing is free, and so is a total of nothing', () => {
  render(<ReceiptTable receipt={{ ...plain, lines: [line('Library hour', 1, 0)], total: 0 }} />);
  expect(rows().slice(1)).toEqual([
    ['1 × Library hour', 'Free'],
    ['Total', 'Free'],
  ]);
  expect(screen.getByRole('table', { name: 'What you booked' })).toBeDefined();
});

test('the table says what it is to those who hear it', () => {
  render(<ReceiptTable receipt={plain} />);
  expect(screen.getByRole('table', { name: 'What you are paying for' })).toBeDefined();
});
