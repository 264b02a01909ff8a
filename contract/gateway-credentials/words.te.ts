import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OTHER_WAYS: Translated<typeof english.OTHER_WAYS> = {
  park: 'దయచేసి గేట్ దగ్గర టికెట్లు కొనండి.',
  clinic: 'దయచేసి క్లినిక్‌లో డబ్బు కట్టేలా ఎంచుకోండి.',
  coaching: 'దయచేసి కోచింగ్ సెంటర్‌ను అడగండి.',
};

export const noOnlinePayment: typeof english.noOnlinePayment = (name) => `${name} ఇంకా ఆన్‌లైన్‌లో డబ్బు తీసుకోవడం లేదు.`;
