import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const enrolmentTexts: Translated<typeof english.enrolmentTexts> = {
  studentName: 'ছাত্র বা ছাত্রীর নাম',
  mobileHint: '10টি সংখ্যা। এই নম্বর দিয়ে আপনার আসন আবার পাওয়া যাবে।',
  email: 'ইমেল (চাইলে)',
  emailHint: 'কোচিং সেন্টার এতে লিখতে পারে।',
  fee: 'পুরো ব্যাচের ফি',
  free: 'বিনামূল্যে',
  pay: (amount) => `${amount} দিন`,
  join: 'ব্যাচে যোগ দিন',
  starting: 'পেমেন্ট শুরু হচ্ছে…',
  joining: 'আপনার আসন বুক হচ্ছে…',
  failed: 'আসন বুক করা যায়নি।',
};

export const enrolmentPageTexts: Translated<typeof english.enrolmentPageTexts> = {
  heading: 'ব্যাচে যোগ দিন',
  title: (batch) => `ব্যাচে যোগ দিন: ${batch}`,
  description: (batch, centre, dates, isFree) =>
    `${batch}, ${centre}, ${dates}। ${isFree ? 'এটি বিনামূল্যে।' : 'টাকা দেওয়া পর্যন্ত আপনার আসন রাখা হবে।'}`,
  left: (count) => (count === 1 ? '1টি আসন আছে' : `${count}টি আসন আছে`),
  closed: { over: 'বুকিং নেই', full: 'আসন শেষ', unpayable: 'এখনও অনলাইন বুকিং নেই' },
  elsewhere: 'প্রবেশ হোম',
  findAgain: 'আপনার আসন আবার খুঁজুন',
};

export const enrolmentStatusTexts: Translated<typeof english.enrolmentStatusTexts> = {
  ready: 'আপনি যোগ দিয়েছেন',
  cancelled: 'এই আসন বাতিল হয়েছে',
  code: (code) => `কোড ${code}`,
  qrAlt: (batch) => `${batch}: আপনার আসনের পাতার QR কোড`,
  qrHow: 'এই কোড এই পাতাটি অন্য ফোনে খোলে।',
  facts: {
    batch: 'ব্যাচ',
    student: 'ছাত্র বা ছাত্রী',
    dates: 'তারিখ',
    hours: 'সময়',
    centre: 'কোথায়',
    booking: 'বুকিং নম্বর',
    mobile: 'মোবাইল',
    booked: 'বুক করা হয়েছে',
  },
  receipt: 'কীসের টাকা দিয়েছেন',
  receiptUnpaid: 'আপনার বুকিং',
  steps: (first, hours, begun) => [
    begun ? `ক্লাস শুরু হয়েছে। পরের ক্লাসে আসুন, ${hours}।` : `ক্লাস ${first} শুরু হবে, ${hours}।`,
    'প্রথম দিন কোচিং সেন্টারে এই পাতা দেখান।',
    'একটি কপি রাখুন: ছবি সেভ করুন, অথবা আপনার মোবাইল নম্বর দিয়ে আবার নিন।',
  ],
  another: 'আর একজনের জন্য বুক করুন',
  getQr: 'QR নিন',
  held: (time) => `আপনার আসন ${time} পর্যন্ত রাখা হবে।`,
};
