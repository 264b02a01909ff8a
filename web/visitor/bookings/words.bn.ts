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
