import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OTHER_WAYS: Translated<typeof english.OTHER_WAYS> = {
  park: 'অনুগ্রহ করে গেটে টিকিট কিনুন।',
  clinic: 'অনুগ্রহ করে ক্লিনিকে টাকা দেওয়া বেছে নিন।',
  coaching: 'অনুগ্রহ করে কোচিং সেন্টারে জিজ্ঞাসা করুন।',
};

export const noOnlinePayment: typeof english.noOnlinePayment = (name) => `${name} এখনও অনলাইনে টাকা নেয় না।`;
