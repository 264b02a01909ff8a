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

export const tokenPageTexts: Translated<typeof english.tokenPageTexts> = {
  heading: 'টোকেন বুক করুন',
  title: (place) => `টোকেন বুক করুন – ${place}`,
  closedTitle: (name) => `বুকিং নেই – ${name}`,
  closed: 'বুকিং নেই',
  elsewhere: 'অন্য জায়গা দেখুন',
  find: 'আমার বুকিং খুঁজুন',
  findAgain: 'আপনার টোকেন আবার নিন',
};

export const doctorPageTexts: Translated<typeof english.doctorPageTexts> = {
  description: (clinic, address) => `${clinic}, ${address}: ডাক্তারের টোকেন নিন। এখন কোন নম্বর চলছে ফোনে দেখুন।`,
  closed: (doctor) => `${doctor} আজ আর টোকেন দেন না।`,
  paused: (doctor) => `${doctor} একটু থেমেছেন।`,
  late: (doctor, minutes) => `${doctor} আজ প্রায় ${minutes} মিনিট দেরিতে।`,
  full: 'টোকেন শেষ',
  nextOpen: (day) => `এরপর খোলার দিন ${day}। তার বুকিং কাল শুরু হবে।`,
  nextOpenLater: (day) => `এরপর খোলার দিন ${day}।`,
  nextOpenBelow: (day) => `এরপর খোলার দিন ${day}। নীচে বুক করা যাবে।`,
  elsewhere: 'অন্য ক্লিনিক দেখুন',
};

export const clinicChoiceTexts: Translated<typeof english.clinicChoiceTexts> = {
  title: (doctor) => `ক্লিনিক বেছে নিন – ${doctor}`,
  lead: 'ডাক্তারকে কোন ক্লিনিকে দেখাতে চান বেছে নিন।',
};

export const loanPageTexts: Translated<typeof english.loanPageTexts> = {
  description: (branch) => `${branch}: ঋণের জন্য টোকেন নিন। এখন কোন নম্বর চলছে ফোনে দেখুন।`,
  counter: (number) => `কাউন্টার ${number}`,
  counterClosed: (number) => `কাউন্টার ${number} এখন বন্ধ। এই শাখার অন্য কাউন্টার আপনার কাজ করবে।`,
  waiting: (count) => (count === 0 ? 'এখন কেউ অপেক্ষায় নেই' : count === 1 ? 'এখন 1 জন অপেক্ষায়' : `এখন ${count} জন অপেক্ষায়`),
  forToday: 'আজকের জন্য। টোকেন বিনামূল্যে।',
  closed: 'আজকের মতো বন্ধ',
  nextOpen: (day) => `এরপর খোলার দিন ${day}। তখন টোকেন নেওয়া যাবে।`,
  elsewhere: 'অন্য শাখা দেখুন',
};
