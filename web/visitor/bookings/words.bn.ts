import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  tickets: 'কারা কারা আসছেন?',
  groups: { people: 'লোক', family: 'পরিবার', vehicles: 'গাড়ি', cameras: 'ক্যামেরা' },
  each: (price) => `প্রতিটি ${price}`,
  free: 'বিনামূল্যে',
  spoken: (quantity, label, amount) => `${quantity} ${label}, ${amount}`,
  familyHint: (people) => `${people} জন আসতে পারেন। একটি বুকিংয়ে একটিই পরিবারের টিকিট।`,
  addonHint: 'আপনার পরিবারের সঙ্গে আরও একজন।',
  noTickets: 'এই পার্ক এখন অনলাইনে টিকিট বিক্রি করছে না। অনুগ্রহ করে গেটে জিজ্ঞাসা করুন।',
  forToday: (day) => `আজকের জন্য, ${day}। টিকিট শুধু সেই দিনেই চলে`,
  mobile: 'মোবাইল নম্বর',
  mobileHint: '10টি সংখ্যা। এই নম্বর দিয়ে আপনার টিকিট আবার পাওয়া যাবে।',
  coupon: 'কুপন আছে?',
  couponCode: 'কুপন কোড',
  count: (units) => (units === 0 ? 'কিছু বেছে নেননি' : units === 1 ? '1টি টিকিট' : `${units}টি টিকিট`),
  pay: (amount) => `${amount} দিন`,
  payLater: 'টাকা দিন',
  free0: 'টিকিট নিন',
  starting: 'পেমেন্ট শুরু হচ্ছে…',
};

export const bookingPageTexts: Translated<typeof english.bookingPageTexts> = {
  title: (park) => `টিকিট বুক করুন – ${park}`,
  description: (park, location) => `${park}, ${location}: প্রবেশের টিকিট। অনলাইনে টাকা দিন, আর গেটে QR কোড দেখান।`,
  heading: 'টিকিট বুক করুন',
  getQr: 'আপনার QR কোড আবার নিন',
  closed: {
    inactive: 'এখন বুকিং নেই',
    past: 'এখন বুক করার তারিখ নেই',
    unpayable: 'এখনও অনলাইন বুকিং নেই',
    holiday: 'আজ ছুটি',
    over: 'আজকের মতো বন্ধ',
    'sold-out': 'টিকিট শেষ',
  },
  nextOpen: (day) => `এরপর খোলার দিন ${day}।`,
  opensThatMorning: 'সেদিন সকালে বুকিং শুরু হবে।',
  elsewhere: 'অন্য পার্ক দেখুন',
};

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'আর এক ধাপ: টাকা দিন – প্রবেশ',
  heading: {
    ticket: (amount) => `টিকিটের জন্য ${amount} দিন`,
    token: (amount) => `টোকেনের জন্য ${amount} দিন`,
    place: (amount) => `ব্যাচে যোগ দিতে ${amount} দিন`,
  },
  held: {
    ticket: 'আপনার টিকিট আপনার জন্য রাখা আছে।',
    token: 'আপনার টোকেন আপনার জন্য রাখা আছে।',
    place: 'আপনার আসন আপনার জন্য রাখা আছে।',
  },
  next: { ccav: 'পরের পাতা ব্যাঙ্কের।', paytm: 'পরের পাতা পেটিএমের।' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} দিন`,
};

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'আপনার পেমেন্টের অপেক্ষায় আছি',
    awaited: 'আপনার পেমেন্ট পাকা হচ্ছে',
    failed: 'পেমেন্ট হয়নি',
    aborted: 'পেমেন্ট থেমে গেছে',
    refunded: 'আপনার টাকা ফেরত আসছে',
  },
  over: 'এই বুকিংয়ের সময় শেষ',
  doNotPay: 'আবার টাকা দেবেন না।',
  how: 'টাকা দিয়ে থাকলে, এখানেই অপেক্ষা করুন। না দিয়ে থাকলে, এখন দিতে পারেন।',
  watching: 'পেমেন্টের কী হল জিজ্ঞাসা করছি। উত্তর এলেই এই পাতা নিজে থেকেই বদলাবে।',
  returning: 'আপনার অ্যাকাউন্ট থেকে টাকা গিয়ে থাকলে, 7 থেকে 14 কাজের দিনে নিজে থেকেই ফেরত আসবে।',
  payNow: (amount) => `${amount} দিন`,
  checkNow: 'আবার দেখুন',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'আপনার টিকিট তৈরি',
  used: 'আপনার টিকিট ব্যবহার হয়ে গেছে',
  over: 'এই টিকিটের দিন শেষ হয়ে গেছে',
  qrAlt: (park, day) => `${park}, ${day}: আপনার টিকিটের QR কোড`,
  usedAt: (when) => `গেটে ব্যবহার হয়েছে: ${when}`,
  payUntil: (time) => `আপনার টিকিট ${time} পর্যন্ত আপনার জন্য রাখা হবে।`,
  facts: {
    park: 'পার্ক',
    where: 'কোথায়',
    day: 'যে দিন চলবে',
    booking: 'বুকিং নম্বর',
    mobile: 'মোবাইল',
    booked: 'বুক করা হয়েছে',
  },
  onlyThatDay: 'টিকিট শুধু সেই দিনেই চলে',
  gateMode: 'গেটে দেখান',
  bright: 'পর্দার আলো বাড়ান',
  close: 'বন্ধ করুন',
  steps: ['এই কোড টিকিটের সবার জন্য একবার গেট খোলে।', 'একটি কপি রাখুন: ছবি সেভ করুন, অথবা আপনার মোবাইল নম্বর দিয়ে আবার নিন।'],
  more: 'আরও টিকিট বুক করুন',
  getQr: 'QR নিন',
  receipt: 'আপনি যা কিনেছেন',
  receiptUnpaid: 'আপনার বুকিং',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'আরও',
  save: 'QR কোড সেভ করুন',
  share: 'পাঠান',
  copied: 'লিঙ্ক কপি হয়েছে',
  whatsapp: 'হোয়াটসঅ্যাপ',
  calendar: 'ক্যালেন্ডারে যোগ করুন',
  print: 'ছাপান বা PDF নিন',
  slip: 'ছোট স্লিপ ছাপান (80\u00a0মি.মি.)',
  passOn: (words, url) => `${words}: ${url}`,
};
