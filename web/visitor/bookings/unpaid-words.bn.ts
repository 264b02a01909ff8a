import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './unpaid-words.ts';

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'আপনার পেমেন্টের অপেক্ষায় আছি',
    awaited: 'আপনার পেমেন্ট পাকা হচ্ছে',
    failed: 'পেমেন্ট হয়নি',
    aborted: 'পেমেন্ট থেমে গেছে',
    refunded: 'আপনার টাকা ফেরত আসছে',
  },
  over: 'এই বুকিংয়ের সময় শেষ',
  doNotPay: 'আবার টাকা দেবেন না।',
  how: 'টাকা দিয়ে থাকলে, এখানেই অপেক্ষা করুন। না দিয়ে থাকলে, এখন দিতে পারেন।',
  watching: 'পেমেন্টের কী হল জিজ্ঞাসা করছি। উত্তর এলেই এই পাতা নিজে থেকেই বদলাবে।',
  returning: 'আপনার অ্যাকাউন্ট থেকে টাকা গিয়ে থাকলে, 7 থেকে 14 কাজের দিনে নিজে থেকেই ফেরত আসবে।',
  payNow: (amount) => `${amount} দিন`,
  checkNow: 'আবার দেখুন',
};

export const stateWords: typeof english.stateWords = (status, paid) =>
  status === 'paid' ? paid : unpaidTexts.states[status];

export const headingWords: typeof english.headingWords = ({ status, payUntilText }, paid) =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
