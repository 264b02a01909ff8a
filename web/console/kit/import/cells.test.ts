// @vitest-environment node
import { expect, test } from 'vitest';
import * as cells from './cells.ts';

const said = (read: cells.ReadCell) => ('value' in read ? read.value : `! ${read.problem}`);
const all = (read: cells.Reader, words: readonly string[]) => words.map((one) => said(read(one)));

test('days, times and both together are read as India writes them', () => {
  expect(all(cells.day, ['31/12/2027', '5-1-27', '5 Jan 2027', '2027-01-05'])).toEqual([
    ...['2027-12-31', '2027-01-05', '2027-01-05', '2027-01-05'],
  ]);
  expect(said(cells.day('32/12/2027'))).toBe('! Please write a date like 31/12/2027');
  expect(all(cells.time, ['9:30', '9.30 AM', '6 pm', '12:15 am', '18:30:00'])).toEqual([
    ...['09:30', '09:30', '18:00', '00:15', '18:30'],
  ]);
  expect(all(cells.time, ['9', '25:00', 'soon'])).toEqual(Array(3).fill('! Please write a time like 9:30 am'));
  expect(said(cells.instant('31/12/2027 6:30 pm'))).toEqual(new Date('2027-12-31T13:00:00Z'));
  expect(said(cells.instant('31/12/2027'))).toBe('! Please write a date and a time like 31/12/2027 6:30 pm');
});

test('rupees become paise with their sign and commas, and what is no amount is told', () => {
  expect(all(cells.rupees, ['₹1,25,000.50', 'Rs. 250', '250/-', '12.5'])).toEqual([
    ...[1_25_000_50, 250_00, 250_00, 12_50],
  ]);
  expect(all(cells.rupees, ['free', '-5', '1.234'])).toEqual(
    Array(3).fill('! Please write an amount in rupees, like 250 or ₹1,250.50'),
  );
  expect(all(cells.percent, ['12.5 %', '10%', '10', '१० %'])).toEqual([12_50, 10_00, 10_00, 10_00]);
  expect(said(cells.percent('₹10'))).toBe('! Please write a percentage, like 10 or 12.5 %');
});

test('yes and no, whole numbers, mobile numbers and choices are read forgivingly', () => {
  expect(all(cells.yesNo, ['Yes', ' in Active ', 'maybe'])).toEqual([...[true, false, '! Please write Yes or No']]);
  expect(all(cells.whole, ['1,000', '2.5'])).toEqual([1000, '! Please enter a whole number']);
  expect(said(cells.mobiles('+91 98765 43210; 09876543211'))).toEqual(['9876543210', '9876543211']);
  expect(said(cells.mobiles('9876543210, 12'))).toBe('! Please enter valid mobile number (12)');
  expect(all(cells.weekdays, ['Mon, tuesday', 'Mon-Wed', 'someday'])).toEqual([
    ...[['mon', 'tue'], ['mon', 'tue', 'wed'], '! Please write days like Mon, Tue or Mon-Fri'],
  ]);
  expect(all(cells.wholeRupees, ['₹250', '250.50'])).toEqual([250_00, '! Please write whole rupees, like 250']);
  const parks = cells.oneOf([{ value: 'p1', label: 'Nehru Zoo' }]);
  expect(all(parks, ['nehru  zoo', 'Lumbini'])).toEqual(['p1', '! Please write one of: Nehru Zoo']);
});

test('an apostrophe that guarded against a formula is taken away, and no other', () => {
  expect(["'=1", "'+91 98765 43210", "'tis", " a'b "].map(cells.unguarded)).toEqual([
    ...['=1', '+91 98765 43210', "'tis", "a'b"],
  ]);
});
