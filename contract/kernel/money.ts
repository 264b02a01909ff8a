import { plainNumber, ungrouped } from './counts.ts';

/** Integer paise. Inside Pravesh money is never anything else; rupees exist only at the wire and on the screen. */
export type Paise = number;

/** The most that is ever stored as one amount: the database's whole numbers. A gateway may say any; one above is none of ours. */
export const MOST_STORED_PAISE: Paise = 2_147_483_647;

/** Reads an amount of a gateway ("450.00") into paise; null when it has more than two decimals or anything else in it. */
export const parseAmount = (amount: string | number): Paise | null =>
  /^\d{1,10}(?:\.\d{1,2})?$/.test(String(amount).trim()) ? toPaise(Number(amount)) : null;

const AMOUNT = /^\d{1,10}(?:\.(\d+))?$/;
const MOST_RUPEES = 9_999_999_999;
const SIGN = '(?:₹|rs\\.?|inr|rupees?|रु\\.?|रुपये|రూ\\.?)';
const AROUND = new RegExp(`^${SIGN}\\s*|\\s*(?:/[-=])?\\s*${SIGN}$|\\s*/[-=]$`, 'g');

/** The error of binary numbers, as in 59.970000000000006, is below this. */
const NOISE = 1e-6;

/**
 * Reads rupees as people and programs write them ("450", 450.5, "₹ 1,25,000.50", "500 Rs", "250/-") into paise; null when it is
 * not an amount of at most two decimals.
 */
export function parseRupees(amount: string | number): Paise | null {
  // Most amounts of a booking are whole: reading them as text took a thirtieth of its time.
  if (typeof amount === 'number' && Number.isInteger(amount) && amount > 0 && amount <= MOST_RUPEES)
    return amount * 100;
  const text = plainNumber(String(amount)).toLowerCase().replace(AROUND, '');
  const [found, part = ''] = AMOUNT.exec(ungrouped(text)) ?? [];
  if (found === undefined) return null;
  const hundredths = Number(found) * 100;
  const paise = Math.round(hundredths);
  return part.length <= 2 || Math.abs(hundredths - paise) < NOISE ? paise : null;
}

/** Paise as gateways want them: always two decimals, "450.00". */
export const formatAmount = (paise: Paise): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** Paise as a JSON number of rupees: 12050 becomes 120.5. */
export const toRupees = (paise: Paise): number => paise / 100;

/** A whole number for people, grouped the Indian way: 12345678 becomes "1,23,45,678". The same on every device. */
export const formatCount = (whole: number): string => {
  const digits = String(whole);
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
};

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** A whole number where there is little room: below a lakh in full, then "1.2 L" and "3.4 Cr". */
export function shortCount(whole: number): string {
  if (whole < LAKH) return formatCount(whole);
  const tenths = (unit: number) => Math.round(whole / (unit / 10));
  // An amount that would round to a hundred lakh is a crore.
  const [unit, parts] = tenths(LAKH) < 1000 ? ['L', tenths(LAKH)] : ['Cr', tenths(CRORE)];
  return `${formatCount(Math.floor(parts / 10))}${parts % 10 ? `.${parts % 10}` : ''} ${unit}`;
}

/** Paise where there is little room, in whole rupees: "₹45,000", "₹1.2 L". */
export const shortRupees = (paise: Paise): string => `₹${shortCount(Math.round(paise / 100))}`;

/** Paise for people: "₹1,25,000", and "₹120.50" only when there are paise. The same on every device, so pages hydrate. */
export function formatRupees(paise: Paise): string {
  const part = paise % 100;
  return `₹${formatCount(Math.floor(paise / 100))}${part ? `.${String(part).padStart(2, '0')}` : ''}`;
}

/** Rupees of the old API's answers, which are numbers, in paise. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);
