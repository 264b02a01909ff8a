import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const visitFormTexts: Translated<typeof english.visitFormTexts> = {
  name: 'আপনার নাম',
  mobileHint: '10টি সংখ্যা। প্রবেশপথে এই নম্বর দিয়ে আপনাকে চেনা হবে।',
  book: 'আমার নাম লিখুন',
  booking: 'আপনার নাম লেখা হচ্ছে…',
  failed: 'আপনার নাম লেখা যায়নি।',
};

export const visitBookingTexts: Translated<typeof english.visitBookingTexts> = {
  heading: 'আপনার নাম লেখান',
  title: (show) => `আপনার নাম লেখান – ${show}`,
  description: (show, location) => `${[show, location].filter(Boolean).join(', ')}: আপনার নাম লেখান। এটি বিনামূল্যে।`,
  free: 'এটি বিনামূল্যে।',
  few: (count) => (count === 1 ? 'আর মাত্র 1টি জায়গা আছে।' : `আর মাত্র ${count}টি জায়গা আছে।`),
  closed: { over: 'বুকিং নেই', full: 'জায়গা শেষ' },
  elsewhere: 'প্রবেশ হোম',
  findAgain: 'আপনার দর্শন আবার খুঁজুন',
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  title: { confirmed: 'ধন্যবাদ', over: 'অনুষ্ঠান শেষ হয়েছে', cancelled: 'এই দর্শন বাতিল হয়েছে' },
  thanks: (name) => `ধন্যবাদ, ${name}`,
  code: (code) => `কোড ${code}`,
  qrAlt: (show) => `${show}: আপনার দর্শনের পাতার QR কোড`,
  showThis: 'প্রবেশপথে এই কোড দেখান। এটি এই পাতা আবার খোলে।',
  facts: {
    where: 'কোথায়',
    when: 'কখন',
    name: 'নাম',
    mobile: 'মোবাইল',
    booking: 'বুকিং নম্বর',
    booked: 'বুক করা হয়েছে',
  },
  another: 'আর একটি নাম লেখান',
};
