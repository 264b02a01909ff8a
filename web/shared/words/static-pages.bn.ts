import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './static-pages.ts';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: 'পাতা পাওয়া যায়নি – প্রবেশ',
  code: '404',
  heading: 'দুঃখিত! আপনি যে পাতা খুঁজছেন তা আর নেই',
  text: 'তবে আপনাকে ঠিক জায়গায় নিয়ে যেতে আমরা আছি',
  back: 'হোমে যান',
};

export const problemTexts: Translated<typeof english.problemTexts> = {
  busy: {
    title: 'এখন খুব ভিড় – প্রবেশ',
    heading: 'এখন খুব ভিড়',
    text: 'এই মুহূর্তে অনেকে বুক করছেন। অনুগ্রহ করে এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
  },
  broken: {
    title: 'দুঃখিত, কিছু ভুল হয়েছে – প্রবেশ',
    heading: 'দুঃখিত, ভুলটা আমাদের',
    text: 'আমাদের দিকে কিছু বিগড়েছে, আপনার দিকে নয়। অনুগ্রহ করে এক মিনিটে আবার চেষ্টা করুন।',
  },
  money: 'আপনি তখনই টাকা দিয়ে থাকলে, আবার দেবেন না। আপনার টাকা নিরাপদ: ব্যাঙ্কের সঙ্গে আমরাই দেখে নেব, আপনার টিকিট বা টাকা আপনি পাবেন।',
  when: (seconds) => `অনুগ্রহ করে ${aboutSoLong(seconds)} আবার চেষ্টা করুন।`,
  byItself: (seconds) => `এই পাতা ${aboutSoLong(seconds)} নিজে থেকেই আবার চেষ্টা করবে।`,
  kept: 'আপনি যা লিখেছেন তা তেমনই আছে। বোতাম টিপলে আবার পাঠাবে, কিছুই দুবার বুক হবে না।',
  again: 'আবার চেষ্টা করুন',
  home: 'হোমে যান',
  reference: 'আমাদের লেখার সময় অনুগ্রহ করে এই নম্বরটি বলুন:',
};

export const problemWords: typeof english.problemWords = (status) =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
