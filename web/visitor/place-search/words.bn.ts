import type { Translated } from '#contract/kernel/languages.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const tradeNames: Translated<typeof english.tradeNames> = {
  park: 'পার্ক',
  clinic: 'ক্লিনিক',
  branch: 'ব্যাঙ্কের শাখা',
  exhibition: 'অনুষ্ঠান',
  coaching: 'ব্যাচ',
};

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'জায়গা বা শহর খুঁজুন',
  trade: 'কেমন জায়গা',
  anyTrade: 'সব রকম',
  trades: {
    park: 'পার্ক',
    clinic: 'ডাক্তার, ক্লিনিক',
    branch: 'ব্যাঙ্কের শাখা',
    exhibition: 'প্রদর্শনী, অনুষ্ঠান',
    coaching: 'কোচিং ব্যাচ',
  },
  town: 'শহর',
  anyTown: 'সব শহর',
  submit: 'খুঁজুন',
  near: 'আমার কাছে',
  notNear: 'আপনি কোথায় আছেন আপনার ফোন জানায়নি। অনুগ্রহ করে আপনার শহর বেছে নিন।',
};

export const placesTexts: Translated<typeof english.placesTexts> = {
  title: 'জায়গা – প্রবেশ',
  heading: 'বুক করার জায়গা',
  count: (count) => (count === 1 ? '1টি জায়গা' : `${formatCount(count)}টি জায়গা`),
  nearest: 'কাছের শহর আগে আছে।',
  nothing: 'এই খোঁজে কোনও জায়গা পাওয়া যায়নি। অনুগ্রহ করে কম শব্দ দিয়ে, অথবা অন্য শহর দিয়ে চেষ্টা করুন।',
  more: 'আরও জায়গা',
  all: 'সব জায়গা',
};

export const organisationTexts: Translated<typeof english.organisationTexts> = {
  title: (name) => `${name} – প্রবেশ`,
  description: (name) => `${name}: টিকিট, টোকেন, আসন ফোনে বুক করুন। অ্যাপ লাগে না, অ্যাকাউন্ট লাগে না।`,
  none: 'এখন এখানে বুক করার কিছু নেই। অনুগ্রহ করে শীঘ্রই আবার দেখুন।',
};

export const cardTexts: Translated<typeof english.cardTexts> = {
  free: 'বিনামূল্যে',
  from: (price) => `${price} থেকে`,
  open: 'এখন খোলা',
  closed: 'বন্ধ',
  tomorrow: 'কাল',
  today: 'আজ',
  opens: (when) => `${when} খুলবে`,
  on: 'এখন চলছে',
  begins: (when) => `${when} শুরু`,
};
