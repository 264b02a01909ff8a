import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './wallet-words.ts';

export const walletTexts: Translated<typeof english.walletTexts> = {
  closed: 'আপনি পেমেন্ট বন্ধ করেছেন।',
  payAgain: 'কোনও টাকা নেওয়া হয়নি। আবার দিতে পারেন।',
  refused: 'এই পেমেন্ট শুরু হয়নি। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।',
};
