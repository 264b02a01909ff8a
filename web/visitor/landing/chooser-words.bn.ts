import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './chooser-words.ts';

export const backToLogin = 'লগইনে ফিরে যান';

export const chooserTexts: Translated<typeof english.chooserTexts> = {
  clinic: {
    title: 'ডাক্তার দেখান – প্রবেশ',
    heading: 'ডাক্তার দেখান',
    lead: 'কোন ক্লিনিকের টোকেন চান বেছে নিন।',
    search: 'ক্লিনিকের নাম বা শহর দিয়ে খুঁজুন',
    none: 'এখানে এখনও কোনও ক্লিনিক বুকিং নেয় না। অনুগ্রহ করে ক্লিনিকেই জিজ্ঞাসা করুন।',
  },
  exhibition: {
    title: 'প্রদর্শনী, অনুষ্ঠান – প্রবেশ',
    heading: 'প্রদর্শনী, অনুষ্ঠান',
    lead: 'আপনি যে অনুষ্ঠানে আসছেন তা বেছে নিন।',
    search: 'অনুষ্ঠানের নাম বা জায়গা দিয়ে খুঁজুন',
    none: 'এখন এখানে কোনও অনুষ্ঠান বুকিং নেয় না। অনুগ্রহ করে শীঘ্রই আবার দেখুন।',
  },
  branch: {
    title: 'ব্যাঙ্কে যান – প্রবেশ',
    heading: 'ব্যাঙ্কে যান',
    lead: 'কোন শাখায় পালা চান বেছে নিন।',
    search: 'শাখার নাম বা কোড দিয়ে খুঁজুন',
    none: 'এখানে এখনও কোনও শাখা বুকিং নেয় না। অনুগ্রহ করে শাখার কাউন্টারেই জিজ্ঞাসা করুন।',
  },
  find: 'খুঁজুন',
  all: 'সব দেখান',
  nothing: (search) => `“${search}” নামে কিছু পাওয়া যায়নি।`,
  more: 'আরও আছে। বাকিগুলি খুঁজে দেখুন।',
};
