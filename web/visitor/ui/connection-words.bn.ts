import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './connection-words.ts';

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'এখনকার তথ্য',
  asOf: (time) => `${time} সময়ের তথ্য`,
  asking: (time) => `${time} সময়ের তথ্য। প্রতি 15 সেকেন্ডে আবার দেখব।`,
  lost: (time) => `আবার যুক্ত হচ্ছি… শেষ তথ্য ${time}`,
  refresh: 'আবার দেখুন',
  kept: 'এখন নেটওয়ার্ক নেই: {time} সময়ের তথ্য।',
};
