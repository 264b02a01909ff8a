import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const getQrTexts: Translated<typeof english.getQrTexts> = {
  title: (place) => `QR নিন – ${place}`,
  mobile: 'মোবাইল নম্বর',
  save: 'QR কোড সেভ করুন',
  code: (code) => `কোড ${code}`,
};

const lead = (what: string) => `যে মোবাইল নম্বরে বুক করেছেন তা লিখুন। ${what} দেখা যাবে।`;

const TOKEN = {
  heading: 'আপনার টোকেন খুঁজুন',
  lead: lead('আজকের ও পরের দিনের আপনার টোকেন'),
  submit: 'আমার টোকেন দেখান',
  book: 'টোকেন বুক করুন',
  open: 'পুরো পাতা খুলুন',
  name: ({ number }) => `টোকেন ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `${place}: আপনার টোকেন ${number} পাতার QR কোড`,
} satisfies (typeof english.searchTexts)['clinic'];

export const searchTexts: typeof english.searchTexts = {
  park: {
    heading: 'আপনার QR কোড নিন',
    lead: lead('আজকের ও পরের দিনের আপনার টিকিট'),
    submit: 'আমার টিকিট দেখান',
    book: 'টিকিট বুক করুন',
    open: 'পুরো টিকিট খুলুন',
    name: ({ day }) => `${formatDay(day)} টিকিট`,
    note: ({ scanned }) => (scanned ? 'স্ক্যান হয়েছে' : 'স্ক্যান হয়নি'),
    qrAlt: (place, { day }) => `${place}, ${formatDay(day)}: আপনার টিকিটের QR কোড`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'আপনার দর্শন খুঁজুন',
    lead: lead('এই অনুষ্ঠানে আপনার দর্শন'),
    submit: 'আমার দর্শন দেখান',
    book: 'আমার নাম লেখান',
    open: 'পুরো পাতা খুলুন',
    name: ({ day }) => `${formatDay(day)} দর্শন`,
    note: () => 'প্রবেশপথে এই কোড দেখান।',
    qrAlt: (place) => `${place}: আপনার দর্শনের পাতার QR কোড`,
  },
  coaching: {
    heading: 'আপনার আসন খুঁজুন',
    lead: lead('এই ব্যাচে আপনার আসন'),
    submit: 'আমার আসন দেখান',
    book: 'ব্যাচে যোগ দিন',
    open: 'পুরো পাতা খুলুন',
    name: () => 'ব্যাচে আপনার আসন',
    note: ({ day }) => `ক্লাস ${formatDay(day)} থেকে`,
    qrAlt: (place) => `${place}: আপনার আসনের পাতার QR কোড`,
  },
};

export const placeChoiceTexts: Translated<typeof english.placeChoiceTexts> = {
  title: 'QR নিন – প্রবেশ',
  heading: 'আপনার QR কোড নিন',
  lead: 'যেখানে বুক করেছেন তা বেছে নিন। তারপর যে মোবাইল নম্বরে বুক করেছেন তা লিখুন।',
  label: 'কোথায় বুক করেছেন?',
  prompt: 'জায়গা বেছে নিন',
  submit: 'আমার বুকিং খুঁজুন',
  none: 'এখন এখানে কোনও জায়গা বুকিং নেয় না। আপনার বুকিংয়ের পাতা রেখে থাকলে, অনুগ্রহ করে তা আবার খুলুন।',
  groups: {
    park: 'পার্ক',
    clinic: 'ক্লিনিক',
    branch: 'ব্যাঙ্কের শাখা',
    exhibition: 'প্রদর্শনী, অনুষ্ঠান',
    coaching: 'কোচিং ব্যাচ',
  },
};
