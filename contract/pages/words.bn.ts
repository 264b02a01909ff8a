import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} থেকে`,
  ends: (when) => `${when} পর্যন্ত`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `টোকেন ${number}`,
  fee: (amount) => `ফি ${amount}`,
  counter: (number) => `কাউন্টার ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'অনুগ্রহ করে এটি পূরণ করুন',
  fillInField: () => 'অনুগ্রহ করে সব পূরণ করুন',
  valid: 'অনুগ্রহ করে ঠিক করে লিখুন',
  longest: (most) => `অনুগ্রহ করে সর্বাধিক ${most}টি অক্ষর লিখুন`,
  ofField: () => 'অনুগ্রহ করে যা লিখেছেন একবার দেখুন',
  exhibition: 'প্রদর্শনী',
  shows: 'অনুষ্ঠান',
  drama: 'নাটক',
};
