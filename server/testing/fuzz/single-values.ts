const TEXTS = [
  '',
  'East gate',
  ' Zoo, open ',
  'cafe\u0301',
  '2027-02-01',
  '09:30',
  '9876543210',
  '0123456789abcdefghjkmnpqrs',
  'https://parks.example/a',
  'parks@demo.example',
  'paid',
];
const NUMBERS = [0, 1, 2, 12, 60, 99, 2027, 50_000, 1_00_000, 12.5, -5];
const DATES = ['2027-01-04T06:30:00.000Z', '2027-02-28T18:29:59.999Z'].map((text) => new Date(text));

/** Texts, numbers and times of which each field of an answer accepts some. */
export const SINGLE_VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, ...DATES, true, false, null];
