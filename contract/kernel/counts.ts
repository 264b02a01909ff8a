import { plainDigits, withoutInvisible } from './typed-text.ts';

export const plainNumber = (typed: string): string => plainDigits(withoutInvisible(typed)).normalize('NFKC').trim();

/** "1,25,000", "125,000" and "1 25 000" without separators. Other commas stay and make the text no number. */
export const ungrouped = (number: string): string =>
  /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?=\.|$)/.test(number) ? number.replace(/[,\s]/g, '') : number;

const MOST = 999_999_999;

/** "40", "1,000", "४०", "40.0"; null for anything else, such as "1.5", "-1", "1e1" or "2 adults". */
export function parseCount(typed: string | number): number | null {
  if (typeof typed === 'number') return Number.isInteger(typed) && typed >= 0 && typed <= MOST ? typed : null;
  const [, digits] = /^(\d{1,9})(?:\.0+)?$/.exec(ungrouped(plainNumber(typed))) ?? [];
  return digits === undefined ? null : Number(digits);
}
