import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  title: (number, place) => `টোকেন ${number} – ${place}`,
  calledTitle: (number) => `আপনার পালা এসেছে – টোকেন ${number}`,
  nearTitle: (before) => (before === 0 ? 'এরপর আপনি' : `আপনার আগে ${before}`),
  yours: 'আপনার টোকেন',
  serving: 'এখন চলছে',
  counter: 'কাউন্টার',
  nothing: '–',
  next: 'এরপর আপনি। অনুগ্রহ করে তৈরি থাকুন।',
  early: (opens, come) => `ক্লিনিক খোলার সময়: ${opens}। অনুগ্রহ করে আসার সময়, প্রায়: ${come}।`,
  closed: (closes) => `ক্লিনিকের সময় শেষ হয়েছে: ${closes}। অনুগ্রহ করে রিসেপশনে জিজ্ঞাসা করুন।`,
  waiting: (before) => (before === 1 ? 'আপনার আগে 1 জন আছেন' : `আপনার আগে ${before} জন আছেন`),
  calledTo: (place) => `আপনাকে ডাকা হচ্ছে। অনুগ্রহ করে এখানে যান: ${place}।`,
  called: 'আপনাকে ডাকা হচ্ছে। অনুগ্রহ করে ভিতরে যান।',
  counterNamed: (number) => `কাউন্টার ${number}`,
  complete: 'হয়ে গেছে। আসার জন্য ধন্যবাদ।',
  noshow: 'আপনাকে ডাকা হয়েছিল; অনুগ্রহ করে কাউন্টারে কথা বলুন।',
  noshowAtClinic: 'আপনাকে ডাকা হয়েছিল; অনুগ্রহ করে রিসেপশনে কথা বলুন।',
  cancelled: 'এই টোকেন বাতিল হয়েছে।',
  later: (day, come) =>
    `আপনার টোকেনের দিন ${day}। ${come ? `অনুগ্রহ করে আসার সময়, প্রায়: ${come}। ` : ''}সেদিন এই পাতায় লাইন দেখা যাবে।`,
  over: (day) => `এই টোকেনের দিন ${day}। সেই দিন শেষ হয়ে গেছে।`,
  estimate: (words) => `${words}, লাইন এখন যে গতিতে এগোচ্ছে`,
  paused: 'লাইন একটু থেমেছে। আপনার পালা যেমন ছিল তেমনই থাকবে।',
  pausedUntil: (time) => `লাইন থেমে আছে, আনুমানিক ${time}-এ আবার শুরু হবে। আপনার জায়গা থাকবে।`,
  late: (minutes) => `প্রায় ${minutes} দেরিতে চলছে। আপনার পালা যেমন ছিল তেমনই থাকবে।`,
  keep: 'এই পাতা রাখুন',
  keepHow: 'এই কোড অন্য ফোন দিয়ে স্ক্যান করুন, অথবা সেভ করুন: এটি এই পাতা আবার খোলে।',
  qrAlt: (number) => `টোকেন ${number} পাতার QR কোড`,
  receipt: 'রসিদ',
  fee: 'ফি',
  facts: {
    clinic: 'ক্লিনিক',
    branch: 'শাখা',
    patient: 'রোগী',
    name: 'নাম',
    where: 'কোথায়',
    paid: 'পেমেন্ট',
    day: 'দিন',
    booked: 'বুক করা হয়েছে',
    booking: 'বুকিং নম্বর',
  },
  another: 'আরও একটি বুক করুন',
};

export const unpaidTokenTexts: Translated<typeof english.unpaidTokenTexts> = {
  ready: 'আপনার টোকেন',
  comes: 'টাকা দিলেই আপনার টোকেন নম্বর আসবে।',
  payUntil: (time) => `আপনার টোকেন ${time} পর্যন্ত আপনার জন্য রাখা হবে।`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ঘ.`, (rest > 0 || hours === 0) && `${rest} মি.`].filter(Boolean).join(' ');
}

export const rangeWords: typeof english.rangeWords = ({ from, to }) => {
  if (from === 0) return `প্রায় ${minutesWords(to)} বা কম`;
  return to < 60 ? `প্রায় ${from}–${minutesWords(to)}` : `প্রায় ${minutesWords(from)} থেকে ${minutesWords(to)}`;
};

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `এখন চলছে – ${place}`,
  start: 'বোর্ড চালু করুন',
  stop: 'শব্দ বন্ধ করুন',
  another: 'অন্য জায়গা',
  soundOn: 'শব্দ হচ্ছে',
  soundOff: 'শব্দ নেই – যে কোনও বোতাম টিপুন',
  sound: 'কথা বলার ভাষা',
  chimeOnly: (language) => `এই যন্ত্রে এই ভাষার গলা নেই: ${language}। নম্বরের জন্য ঘণ্টা বাজবে।`,
  recorded: (languages) => `এই যন্ত্রে এই ভাষার কণ্ঠ নেই: ${languages}। যন্ত্রের বলা শব্দ শোনা যাবে; মানুষের নাম শুধু পর্দায় দেখা যায়।`,
  page: (at, of) => `${at} / ${of}`,
};
