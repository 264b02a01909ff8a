import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const shellTexts: Omit<Translated<typeof english.shellTexts>, 'language'> &
  Pick<typeof english.shellTexts, 'language'> = {
  language: 'bn',
  languages: 'ভাষা',
  product: 'প্রবেশ',
  skip: 'পাতায় যান',
  home: 'প্রবেশ হোম',
  mainMenu: 'আপনার টিকিট',
  getQr: 'QR নিন',
  help: 'সাহায্য ও নীতি',
  call: (phone) => `ফোন করুন: ${phone}`,
  write: (email) => `লিখুন: ${email}`,
  privacy: 'গোপনীয়তা নীতি',
  terms: 'নিয়ম ও শর্ত',
  refunds: 'টাকা ফেরতের নীতি',
  writeToUs: 'আমাদের লিখুন',
  poweredBy: 'প্রবেশ: ভারতে তৈরি',
};

export const formTexts: Translated<typeof english.formTexts> = {
  thereIsAProblem: 'একটি ছোট সমস্যা আছে',
  errorTitle: 'সমস্যা: ',
  nothingCharged: 'কোনও টাকা নেওয়া হয়নি।',
  notBooked: 'এখনও বুক হয়নি।',
  notStarted: 'পেমেন্ট শুরু করা যায়নি।',
  stopped: 'আপনি চেষ্টা থামিয়েছেন।',
  again: 'আবার চেষ্টা করতে বোতাম টিপুন। কিছুই দুবার বুক হবে না।',
  safe: (gateway) =>
    `আপনি ${gateway === 'paytm' ? 'পেটিএম দিয়ে' : 'ব্যাঙ্কের পাতাতেই'} টাকা দেন। আপনার কার্ড বা UPI পিন আমরা দেখি না।`,
};

export const waitingTexts: Translated<typeof english.waitingTexts> = {
  busy: 'অনেকে বুক করছেন। আপনার জন্য চেষ্টা করে যাচ্ছি।',
  offline: 'মনে হয় আপনার নেট নেই, অথবা ধীর। আপনার জন্য চেষ্টা করে যাচ্ছি।',
  payment: 'আপনার বুকিং যেমন ছিল তেমনই আছে। পেমেন্ট শুরু করার চেষ্টা করে যাচ্ছি।',
  times: (since, seconds) =>
    `${since} থেকে চেষ্টা করছি। ${seconds > 0 ? `${seconds} সেকেন্ডে আবার চেষ্টা করব।` : 'এখন আবার চেষ্টা করছি…'}`,
  stop: 'চেষ্টা থামান',
};

export const placeTexts: Translated<typeof english.placeTexts> = { map: 'ম্যাপে দেখুন' };

export const offerTexts: Translated<typeof english.offerTexts> = { bookedBefore: 'আগে বুক করেছেন?' };

export const nextTexts: Translated<typeof english.nextTexts> = { title: 'এরপর কী' };

export const stepperTexts: Translated<typeof english.stepperTexts> = {
  more: (label) => `একটি বাড়ান: ${label}`,
  less: (label) => `একটি কমান: ${label}`,
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  caption: 'কীসের টাকা দিচ্ছেন',
  captionFree: 'আপনি যা বুক করেছেন',
  free: 'বিনামূল্যে',
  item: 'টিকিট',
  amount: 'টাকা',
  total: 'মোট',
  discount: (code) => (code ? `কুপন ${code}` : 'ছাড়'),
};

export const adTexts: Translated<typeof english.adTexts> = {
  sponsored: 'বিজ্ঞাপন',
  shopNow: 'এখনই কিনুন',
  shopNowAt: (name) => `এখনই কিনুন: ${name} (নতুন ট্যাবে খুলবে)`,
};

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'এখনকার তথ্য',
  asOf: (time) => `${time} সময়ের তথ্য`,
  asking: (time) => `${time} সময়ের তথ্য। প্রতি 15 সেকেন্ডে আবার দেখব।`,
  lost: (time) => `আবার যুক্ত হচ্ছি… শেষ তথ্য ${time}`,
  refresh: 'আবার দেখুন',
  kept: 'এখন নেটওয়ার্ক নেই: {time} সময়ের তথ্য।',
};
