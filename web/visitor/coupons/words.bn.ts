import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const couponTexts: Translated<typeof english.couponTexts> = {
  apply: 'ব্যবহার করুন',
  applying: 'দেখছি…',
  empty: 'অনুগ্রহ করে কুপন কোড লিখুন',
  invalid: 'কুপন কোড ঠিক নয়',
  failed: 'কুপন দেখা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  notRefreshed: 'কুপনের হিসাব আবার দেখা যায়নি।',
  off: (amount) => `− ${amount}`,
  applied: (name, amount) => `${name} প্রয়োগ হয়েছে: ${amount} কমেছে।`,
  removed: 'কুপন সরানো হয়েছে।',
  nothingChosen: 'টিকিট বেছে নিন, ছাড় দেব।',
  remove: 'সরান',
  removeOf: (code) => ` কুপন ${code}`,
};
