import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  mobile: 'মোবাইল নম্বর',
  mobileHint: '10টি সংখ্যা। ডেস্কে এই নম্বর দিয়ে আপনাকে চেনা হবে।',
  book: 'টোকেন বুক করুন',
  booking: 'আপনার টোকেন বুক হচ্ছে…',
  failed: 'টোকেন বুক করা যায়নি।',
};

export const doctorTexts: Translated<typeof english.doctorTexts> = {
  leftToday: (count) => (count === 0 ? 'আজ ভর্তি' : `আজ ${count}টি ${count === 1 ? 'টোকেন আছে' : 'টোকেন আছে'}`),
  over: 'আজকের মতো বন্ধ',
  off: 'ছুটি',
  notToday: 'আজ আর টোকেন নেই',
  left: (count) => (count === 0 ? 'ভর্তি' : `${count}টি আছে`),
  doctor: 'কোন ডাক্তার?',
  personName: 'রোগীর নাম',
  day: 'কোন দিন?',
  dayHint: 'আপনার টোকেন শুধু সেই দিনের জন্য।',
  forToday: (day) => `আজকের জন্য, ${day}। আপনার টোকেন শুধু সেই দিনের জন্য।`,
  near: ['আজ', 'কাল'],
  pay: 'টাকা কীভাবে দেবেন?',
  online: 'অনলাইনে দিন',
  onlineNote: 'কার্ড, UPI বা নেট ব্যাঙ্কিং',
  cash: 'ক্লিনিকে দিন',
  cashNote: 'ডেস্কে নগদ',
  cashOnly: 'এই ক্লিনিক এখনও অনলাইনে টাকা নেয় না। অনুগ্রহ করে সেখানকার ডেস্কে দিন।',
  payNow: (amount) => `${amount} দিন`,
  starting: 'পেমেন্ট শুরু হচ্ছে…',
  dueNow: 'এখন দিতে হবে',
  dueThere: 'ক্লিনিকে দিতে হবে',
  free: 'বিনামূল্যে',
  noFee: 'ফি নেই',
  consultation: 'ডাক্তারের পরামর্শ',
};

export const feeTexts: Translated<typeof english.feeTexts> = { fee: (amount) => `ফি ${amount}` };

const LOANS: Record<string, string> = {
  'Auto mobile': 'গাড়ির ঋণ',
  Personal: 'ব্যক্তিগত ঋণ',
  'Consumer durables': 'গৃহস্থালি জিনিসের ঋণ',
  Home: 'গৃহঋণ',
};

export const loanTypeWords: typeof english.loanTypeWords = (type) => LOANS[type] ?? type;

export const loanTexts: Translated<typeof english.loanTexts> = {
  name: 'আপনার নাম',
  loanType: 'কোন ঋণের বিষয়ে?',
};
