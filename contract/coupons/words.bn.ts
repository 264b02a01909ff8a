import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const COUPON_WORDS: Translated<Pick<typeof english.COUPON_WORDS, 'applied'>> = {
  applied: (name) => `${name} প্রয়োগ হয়েছে।`,
};

export const COUPON_PROBLEMS: Translated<typeof english.COUPON_PROBLEMS> = {
  unknown: 'কুপন কোড ঠিক নয়',
  noneHere: 'এই পার্ক এখন কুপন নিচ্ছে না।',
  inactive: 'এই কুপন আর চলে না।',
  otherPark: 'এই কুপন এই পার্কের জন্য নয়।',
  tooEarly: (from) => `এই কুপন ${formatDay(from)} থেকে ব্যবহার করা যাবে।`,
  over: (until) => `এই কুপন ${formatDay(until)} পর্যন্ত চলত।`,
  smallOrder: (least) => `এই কুপনের জন্য বুকিং অন্তত ${formatRupees(least)} হতে হবে।`,
  otherMobile: 'এই কুপন এই মোবাইল নম্বরের জন্য নয়।',
  usedUp: 'এই কুপনের ব্যবহার শেষ হয়ে গেছে।',
  usedByMobile: 'এই মোবাইল নম্বরে এই কুপন আগেই ব্যবহার হয়েছে।',
  unpaidByMobile:
    'এই কুপন দিয়ে এই মোবাইল নম্বরের একটি বুকিংয়ের টাকা এখনও বাকি। অনুগ্রহ করে সেটির টাকা দিন, অথবা কয়েক মিনিট পরে আবার চেষ্টা করুন।',
};
