import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

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
