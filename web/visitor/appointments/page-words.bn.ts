import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './page-words.ts';

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
