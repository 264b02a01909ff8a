import { labelWords } from '#contract/fees/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const TICKET_PROBLEMS: Translated<typeof english.TICKET_PROBLEMS> = {
  noMobile: 'অনুগ্রহ করে মোবাইল নম্বর লিখুন',
  badMobile: 'অনুগ্রহ করে সঠিক মোবাইল নম্বর লিখুন',
  holidayToday: 'আজ ছুটি, তাই টিকিট বুক করা যাবে না।',
  nothingChosen: 'অনুগ্রহ করে অন্তত একটি বেছে নিন',
  inactive: (park) => `${park} এখন চালু নেই। সাহায্যের জন্য অনুগ্রহ করে সাপোর্ট টিমের সঙ্গে যোগাযোগ করুন।`,
  noDate: 'এগিয়ে যেতে অনুগ্রহ করে তারিখ বেছে নিন।',
  noSlot: 'অনুগ্রহ করে সময় বেছে নিন।',
  slotOver: 'এই সময় শেষ হয়ে গেছে। অনুগ্রহ করে পরের সময় বেছে নিন।',
  oneFamily: 'একটি বুকিংয়ে একটিই পরিবারের টিকিট কেনা যায়।',
  addonAlone: 'পরিবারের সঙ্গে বাড়তি একজনের টিকিট আলাদা পাওয়া যায় না। অনুগ্রহ করে আগে পরিবারের টিকিট বেছে নিন।',
  closedOn: (day) => `পার্ক এই দিনে বন্ধ: ${formatDay(day)}। অনুগ্রহ করে অন্য দিন বেছে নিন।`,
  tooMany: (label, limit) => `অনুগ্রহ করে একটি বুকিংয়ে "${labelWords(label)}" সর্বাধিক ${limit}টি বেছে নিন।`,
};

export const TICKET_REFUSALS: Translated<typeof english.TICKET_REFUSALS> = {
  tooFar: (last) => `টিকিট ${formatDay(last)} পর্যন্ত বিক্রি হচ্ছে। অনুগ্রহ করে সেই দিন বা তার আগের দিন বেছে নিন।`,
  notOffered: (category) => `"${category}" এখানে নেই।`,
  soldOut: (when) => `${when}: টিকিট শেষ।`,
  fewLeft: (places, when) =>
    places === 1 ? `${when}: আর মাত্র 1টি টিকিট আছে।` : `${when}: আর মাত্র ${places}টি টিকিট আছে।`,
  tooMuch: 'একটি বুকিংয়ের পক্ষে এটি অনেক বেশি। অনুগ্রহ করে ছোট ছোট বুকিং করুন।',
  pricesChanged: 'দাম বদলেছে। অনুগ্রহ করে নতুন মোট দেখে আবার চেষ্টা করুন।',
  beingChanged: 'এই পার্কের তথ্য এখন বদলানো হচ্ছে। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।',
  tooManyHolds: 'এই মোবাইল নম্বরে টাকা না দেওয়া পাঁচটি বুকিং এখানে আছে। অনুগ্রহ করে তার একটির টাকা দিন, অথবা কয়েক মিনিট অপেক্ষা করুন।',
  tooManyFree: (day) => `${formatDay(day)}: এই মোবাইল নম্বরে আগে থেকেই পাঁচটি বিনামূল্যের টিকিট আছে।`,
};

export const TICKET_STATES: Translated<typeof english.TICKET_STATES> = {
  admitted: 'এই টিকিট গেটে ব্যবহার হয়ে গেছে।',
  cancelled: 'এই টিকিট বাতিল হয়েছে।',
  confirmed: 'আপনার বুকিং পাকা হয়েছে। এই QR কোড গেটে দেখান।',
};

export const ticketInWords: typeof english.ticketInWords = (park, when, givenBack) =>
  `${park} টিকিট, ${when}${givenBack ? ` (ফেরত দেওয়া হয়েছে: ${givenBack})` : ''}`;

export const peopleWords: typeof english.peopleWords = (people) =>
  people === 0 ? '' : people === 1 ? '1 জন' : `${people} জন`;

export const PARK_CLOSED: Translated<typeof english.PARK_CLOSED> = {
  allSold: (day) => (day ? `${formatDay(day)}: সব টিকিট শেষ।` : 'এই দিনগুলির সব টিকিট শেষ।'),
  noDates: (park, last) =>
    `${last ? `${park}, শেষ তারিখ: ${formatDay(last)}। ` : ''}পার্ক নতুন তারিখ যোগ করলেই এখানে বুক করা যাবে।`,
};
