import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const ENROLMENT_PROBLEMS: Translated<typeof english.ENROLMENT_PROBLEMS> = {
  noStudent: 'অনুগ্রহ করে ছাত্র বা ছাত্রীর নাম লিখুন',
  badEmail: 'অনুগ্রহ করে সঠিক ইমেল লিখুন',
  full: 'এই ব্যাচ ভর্তি হয়ে গেছে।',
  over: 'এই ব্যাচ শেষ হয়ে গেছে।',
  off: 'এই ব্যাচে আর ক্লাস বাকি নেই।',
};

export const ENROLMENT_REFUSALS: Translated<typeof english.ENROLMENT_REFUSALS> = {
  tooManyHolds:
    'এই মোবাইল নম্বরে টাকা না দেওয়া পাঁচটি আসন এখানে আগে থেকেই আছে। অনুগ্রহ করে তার একটির টাকা দিন, অথবা কয়েক মিনিট অপেক্ষা করুন।',
};

export const ENROLMENT_STATES: Translated<typeof english.ENROLMENT_STATES> = {
  confirmed: 'ব্যাচে আপনার আসন পাকা হয়েছে।',
  cancelled: 'এই আসন বাতিল হয়েছে।',
};

export const placeInWords: typeof english.placeInWords = ({ name, dates, hours }) => `${name} আসন, ${dates}, ${hours}`;
