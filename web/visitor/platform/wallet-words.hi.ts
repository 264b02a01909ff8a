import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './wallet-words.ts';

export const walletTexts: Translated<typeof english.walletTexts> = {
  closed: 'आपने भुगतान बंद कर दिया।',
  payAgain: 'कोई पैसा नहीं काटा गया। आप दोबारा दे सकते हैं।',
  refused: 'यह भुगतान शुरू नहीं हो सका। कृपया थोड़ी देर में दोबारा कोशिश करें।',
};
