import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './day-words.ts';

export const dayChoiceTexts: Translated<typeof english.dayChoiceTexts> = {
  visit: 'কবে আসছেন?',
  visitHint: 'টিকিট শুধু সেই দিনেই চলে',
  calendarHint: (label) => `টিকিট শুধু সেই দিনেই চলে। এগুলি মাথাপিছু দাম: ${label}।`,
  pricesOf: (name) => `এই দিনের দাম: ${name}`,
  closed: 'ছুটি',
  left: (places) => `${places}টি আছে`,
  soldOut: 'শেষ',
  time: 'কোন সময়ে আসছেন?',
  timeHint: 'অনুগ্রহ করে এই সময়েই আসুন।',
  full: 'ভর্তি',
  laterDates: 'এই তারিখগুলির একটি বুক করা যাবে।',
  today: 'আজ',
  free: 'বিনামূল্যে',
};
