import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const posterWords: Translated<typeof english.posterWords> = {
  free: 'বিনামূল্যে',
  from: (price) => `${price} থেকে`,
  scan: 'ফোনের ক্যামেরা দিয়ে এই কোড স্ক্যান করুন',
  steps: {
    park: ['টিকিট বেছে বুক করুন', 'গেটে আপনার QR কোড দেখান'],
    clinic: ['দিন বেছে টোকেন বুক করুন', 'আপনার নম্বর কাছে এলে আসুন'],
    branch: ['ফোনে আপনার পালা বুক করুন', 'আপনার নম্বর কাছে এলে আসুন'],
    exhibition: ['আপনার নাম লেখান', 'প্রবেশপথে আপনার কোড দেখান'],
    coaching: ['আপনার নাম দিয়ে আসন বুক করুন', 'প্রথম দিন আপনার বুকিং দেখান'],
  },
};
