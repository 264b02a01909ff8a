import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './wallet-words.ts';

export const walletTexts: Translated<typeof english.walletTexts> = {
  closed: 'మీరు చెల్లింపును మూసేశారు.',
  payAgain: 'డబ్బు ఏమీ తీసుకోలేదు. మళ్ళీ కట్టవచ్చు.',
  refused: 'ఈ చెల్లింపు మొదలు కాలేదు. దయచేసి కాసేపట్లో మళ్ళీ ప్రయత్నించండి.',
};
