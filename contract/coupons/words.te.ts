import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const COUPON_WORDS: Translated<Pick<typeof english.COUPON_WORDS, 'applied'>> = {
  applied: (name) => `${name} వర్తించింది.`,
};

export const COUPON_PROBLEMS: Translated<typeof english.COUPON_PROBLEMS> = {
  unknown: 'కూపన్ కోడ్ సరైనది కాదు',
  noneHere: 'ఈ పార్క్ ప్రస్తుతం కూపన్లు తీసుకోవడం లేదు.',
  inactive: 'ఈ కూపన్ ఇక పనిచేయదు.',
  otherPark: 'ఈ కూపన్ ఈ పార్క్‌కు కాదు.',
  tooEarly: (from) => `ఈ కూపన్‌ను ${formatDay(from)} నుండి వాడవచ్చు.`,
  over: (until) => `ఈ కూపన్ ${formatDay(until)} వరకే చెల్లింది.`,
  smallOrder: (least) => `ఈ కూపన్ కోసం బుకింగ్ కనీసం ${formatRupees(least)} ఉండాలి.`,
  otherMobile: 'ఈ కూపన్ ఈ మొబైల్ నంబర్‌కు కాదు.',
  usedUp: 'ఈ కూపన్ వాడకం అయిపోయింది.',
  usedByMobile: 'ఈ మొబైల్ నంబర్‌తో ఈ కూపన్ ఇప్పటికే వాడారు.',
  unpaidByMobile: 'ఈ కూపన్‌తో ఈ మొబైల్ నంబర్ చేసిన ఒక బుకింగ్‌కు ఇంకా డబ్బు కట్టాలి. దయచేసి దానికి డబ్బు కట్టండి, లేదా కొన్ని నిమిషాల్లో మళ్ళీ ప్రయత్నించండి.',
};
