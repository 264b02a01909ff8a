import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const PAYMENT_REFUSALS: Translated<Omit<typeof english.PAYMENT_REFUSALS, 'keysMissing'>> = {
  removed: (offering) => `এই ${offering} এখানে নেই। হয়তো সরিয়ে নেওয়া হয়েছে।`,
  nothingToPay: 'এই বুকিংয়ের জন্য কোনও টাকা দিতে হবে না।',
  alreadyPaid: 'এই বুকিংয়ের টাকা আগেই দেওয়া হয়েছে।',
  expired: 'এই বুকিংয়ের টাকা দেওয়ার সময় শেষ। অনুগ্রহ করে আবার বুক করুন। কোনও টাকা নেওয়া হয়নি।',
  confirming: 'একটি পেমেন্ট পাকা হচ্ছে। অনুগ্রহ করে আবার টাকা দেবেন না।',
  otherOffering: (offering) => `এই বুকিং অন্য জায়গার (${offering})। অনুগ্রহ করে বুকিংয়ের পাতা আবার খুলুন।`,
  otherMeans: (offering, means) => `এই ${offering} এখানে ${means} দিয়ে টাকা নেয় না।`,
  otherMerchant: 'এই বুকিং অন্য ব্যবসায়ীর। অনুগ্রহ করে বুকিংয়ের পাতা আবার খুলুন।',
  otherAmount: 'টাকার অঙ্ক বদলেছে, অনুগ্রহ করে আপনার বুকিং আবার দেখুন',
  noKeys: (offering) => `এই ${offering} এখন অনলাইনে টাকা নিতে পারছে না। অনুগ্রহ করে সেখানেই জিজ্ঞাসা করুন। কোনও টাকা নেওয়া হয়নি।`,
  unavailable: 'এখন অনলাইনে টাকা দেওয়া যাবে না। কোনও টাকা নেওয়া হয়নি।',
};
