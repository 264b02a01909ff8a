import { codeWords } from '#contract/bookings/words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './ticket-words.ts';
import { stateWords } from './unpaid-words.ts';

export const statusTexts: Translated<typeof english.statusTexts> = {
  title: (status, isUsed, park) => `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'আপনার টিকিট তৈরি',
  paid: (isUsed) => (isUsed ? 'আপনার টিকিট ব্যবহার হয়ে গেছে' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park, day) => `${park}, ${day}: আপনার টিকিটের QR কোড`,
  used: (when) => `গেটে ব্যবহার হয়েছে: ${when}`,
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
  slip: 'ছোট স্লিপ ছাপান (80 মি.মি.)',
  passOn: (words, url) => `${words}: ${url}`,
};
