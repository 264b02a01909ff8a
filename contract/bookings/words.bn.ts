import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const codeWords: typeof english.codeWords = (shortCode) => `কোড ${shortCode}`;

const TOKEN = {
  found: {
    none: 'এই মোবাইল নম্বরে আজকের বা পরের কোনও টোকেন নেই।',
    one: 'এই আপনার টোকেন।',
    many: (count: number) => `এই আপনার ${count}টি টোকেন।`,
  },
  thing: 'টোকেন',
  places: 'তার টোকেন',
};

export const BOOKING_WORDS: Translated<typeof english.BOOKING_WORDS> = {
  'park-ticket': {
    offering: 'পার্ক',
    thing: 'টিকিট',
    places: 'তার টিকিট',
    seller: 'পার্কে',
    found: {
      none: 'এই মোবাইল নম্বরে আজকের বা পরের কোনও টাকা দেওয়া টিকিট নেই।',
      one: 'এই আপনার টিকিট।',
      many: (count) => `এই আপনার ${count}টি টিকিট।`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'ক্লিনিক', seller: 'ক্লিনিকে' },
  'loan-appointment': { ...TOKEN, offering: 'শাখা', seller: 'শাখায়' },
  'show-visit': {
    offering: 'অনুষ্ঠান',
    thing: 'দর্শন',
    places: 'তার জায়গা',
    seller: 'আয়োজকের কাছে',
    found: {
      none: 'এই মোবাইল নম্বরে কোনও দর্শন নেই।',
      one: 'এই আপনার দর্শন।',
      many: (count) => `এই আপনার ${count}টি দর্শন।`,
    },
  },
  'batch-enrolment': {
    offering: 'ব্যাচ',
    thing: 'আসন',
    places: 'তার আসন',
    seller: 'কোচিং সেন্টারে',
    found: {
      none: 'এই মোবাইল নম্বরে এই ব্যাচে কোনও পাকা আসন নেই।',
      one: 'এই আপনার আসন।',
      many: (count) => `এই আপনার ${count}টি আসন।`,
    },
  },
};

export const BOOKING_REFUSALS: Translated<typeof english.BOOKING_REFUSALS> = {
  paid: 'এই বুকিংয়ের টাকা দেওয়া হয়েছে, তাই মোছা যাবে না।',
  used: 'এই টিকিট গেটে ব্যবহার হয়ে গেছে, তাই বাতিল করা যাবে না।',
  feeChanged: 'ফি বদলেছে। অনুগ্রহ করে দেখে আবার চেষ্টা করুন।',
  feeChanging: 'ফি এখনই বদলানো হচ্ছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
  offeringRemoved: (name) => `${name} এখানে আর বুকিং নেয় না।`,
  addressFull:
    'আপনি যে ইন্টারনেট সংযোগ ব্যবহার করছেন, তা থেকে এইমাত্র অনেক বুকিং হয়েছে; একই সংযোগ অনেক ফোন ব্যবহার করতে পারে। অনুগ্রহ করে একটু পরে, অথবা অন্য সংযোগে চেষ্টা করুন: যেমন মোবাইল ডেটার বদলে ওয়াইফাই।',
  addressAtMost: (most) =>
    `একসঙ্গে টাকা দেওয়া বাকি থাকতে পারে সর্বাধিক ${most}টি জায়গার। অনুগ্রহ করে কয়েকটি বুক করুন, টাকা দিন, তারপর বাকিগুলি বুক করুন।`,
};
