import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const APPOINTMENT_PROBLEMS: Translated<typeof english.APPOINTMENT_PROBLEMS> = {
  noMobile: 'অনুগ্রহ করে মোবাইল নম্বর লিখুন',
  digitsOnly: 'শুধু সংখ্যা লিখুন',
  tenDigits: 'ঠিক 10টি সংখ্যা হতে হবে',
  full: 'আজকের সব টোকেন বুক হয়ে গেছে।',
  noDoctor: 'অনুগ্রহ করে ডাক্তার বেছে নিন',
  noPatient: 'অনুগ্রহ করে রোগীর নাম লিখুন',
  noDay: 'অনুগ্রহ করে বুকিংয়ের জন্য খোলা দিনগুলির একটি বেছে নিন।',
  noBranch: 'অনুগ্রহ করে শাখা বেছে নিন',
  noName: 'অনুগ্রহ করে নাম লিখুন',
  noLoanType: 'অনুগ্রহ করে ঋণের ধরন বেছে নিন',
};

export const APPOINTMENT_REFUSALS: Translated<typeof english.APPOINTMENT_REFUSALS> = {
  tooMany: 'এই মোবাইল নম্বরে এখানে আগে থেকেই পাঁচটি বুকিং আছে। অনুগ্রহ করে তার একটি ব্যবহার করুন, অথবা ডেস্কে জিজ্ঞাসা করুন।',
};

export const PAID_FEE: Translated<typeof english.PAID_FEE> = {
  back: 'টাকা ফেরত দেওয়া হয়েছে',
  cash: 'ক্লিনিকে দেওয়া হয়েছে',
  cashDue: 'ক্লিনিকে দিতে হবে',
  online: 'অনলাইনে দেওয়া হয়েছে',
};

export const tokenInWords: typeof english.tokenInWords = (number, place, day) =>
  `${place}: টোকেন ${number}, ${formatDay(day)}`;

export const APPOINTMENT_STATES: Translated<typeof english.APPOINTMENT_STATES> = {
  cancelled: 'এই টোকেন বাতিল হয়েছে।',
  numbered: (number) => `আপনার টোকেন নম্বর ${number}।`,
};
