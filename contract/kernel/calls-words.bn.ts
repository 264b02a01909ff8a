import type * as english from './calls-words.ts';
import { aboutSoLong } from './dates/date-words.bn.ts';
import type { Translated } from './languages.ts';

export const THINGS: Translated<Partial<typeof english.THINGS>> = {
  board: 'বোর্ড',
  booking: 'বুকিং',
  coupon: 'কুপন',
  counter: 'কাউন্টার',
  doctor: 'ডাক্তার',
  page: 'পাতা',
  payment: 'পেমেন্ট',
  place: 'জায়গা',
  queue: 'লাইন',
};

/** A visitor's page can be refused with these. */
export const CALL_REFUSALS: Translated<Pick<typeof english.CALL_REFUSALS, english.ToldToVisitors>> = {
  busy: 'এখন খুব ভিড়। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।',
  tooManyTries: 'এইমাত্র অনেকবার চেষ্টা করা হয়েছে। অনুগ্রহ করে একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  ourFault: 'আমাদের দিকে কিছু ভুল হয়েছে। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।',
  tooLarge: 'এটি পাঠানোর পক্ষে খুব বড়।',
  unreadable: 'যা পাঠানো হয়েছে তা পড়া গেল না।',
  largeNumber: 'এতে একটি সংখ্যা খুব বড়।',
  unstorableCharacter: 'এতে এমন একটি অক্ষর আছে যা রাখা যায় না।',
  invisibleCharacters: 'অনুগ্রহ করে অদৃশ্য অক্ষরগুলি মুছুন',
  wrongFields: 'অনুগ্রহ করে যা লিখেছেন একবার দেখুন।',
  existsAlready: 'এটি আগে থেকেই আছে।',
  keyOfAnother: 'এই ফর্ম আগেই অন্য বুকিংয়ে ব্যবহার হয়েছে। অনুগ্রহ করে পাতাটি আবার খুলুন।',
  outcomeUnknown: 'প্রথমবার যা পাঠানো হয়েছিল তা হয়েছে কি না জানা নেই, তাই আবার করা হয়নি। অনুগ্রহ করে দেখুন, না হয়ে থাকলে আবার পাঠান।',
  firstNotAnswered: 'প্রথমবার যা পাঠানো হয়েছিল তার উত্তর এখনও আসেনি। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।',
};

export const againWords: typeof english.againWords = (seconds) =>
  seconds ? ` ${aboutSoLong(seconds)} আবার চেষ্টা করতে পারেন।` : '';

export const BUSY_PAGE_WORDS: Translated<typeof english.BUSY_PAGE_WORDS> = {
  page: (seconds) => `এখন এখানে অনেক লোক। এই পাতা প্রায় ${seconds} সেকেন্ডে নিজে থেকেই আবার চেষ্টা করবে।`,
  booking: (seconds) =>
    `এখন অনেকে বুক করছেন, আপনার জন্য এখনও কিছু বুক হয়নি। প্রায় ${seconds} সেকেন্ড পরে অনুগ্রহ করে আপনার ব্রাউজারে রিলোড টিপুন: আপনি যা লিখেছেন তা আবার পাঠাবে।`,
  payment: (seconds) =>
    `এখন এখানে অনেক লোক। আপনার বুকিং যেমন ছিল তেমনই আছে, কোনও টাকা নেওয়া হয়নি। প্রায় ${seconds} সেকেন্ড পরে অনুগ্রহ করে আপনার ব্রাউজারে রিলোড টিপুন: পেমেন্ট আবার শুরু হবে।`,
  search: (seconds) =>
    `এখন এখানে অনেক লোক। প্রায় ${seconds} সেকেন্ড পরে অনুগ্রহ করে আপনার ব্রাউজারে রিলোড টিপুন: আপনার মোবাইল নম্বর আবার পাঠাবে।`,
};
