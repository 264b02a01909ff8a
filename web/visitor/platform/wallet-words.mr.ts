import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './wallet-words.ts';

export const walletTexts: Translated<typeof english.walletTexts> = {
  closed: 'तुम्ही पेमेंट बंद केले.',
  payAgain: 'पैसे घेतलेले नाहीत. पुन्हा भरता येतील.',
  refused: 'हे पेमेंट सुरू झाले नाही. कृपया थोड्या वेळात पुन्हा प्रयत्न करा.',
};
