import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const codeWords: typeof english.codeWords = (shortCode) => `కోడ్ ${shortCode}`;

const TOKEN = {
  found: {
    none: 'ఈ మొబైల్ నంబర్‌తో ఈరోజుకు గానీ, తర్వాతకు గానీ టోకెన్ ఏదీ లేదు.',
    one: 'ఇదిగో మీ టోకెన్.',
    many: (count: number) => `ఇవిగో మీ ${count} టోకెన్లు.`,
  },
  thing: 'టోకెన్',
  places: 'దాని టోకెన్',
};

export const BOOKING_WORDS: Translated<typeof english.BOOKING_WORDS> = {
  'park-ticket': {
    offering: 'పార్క్',
    thing: 'టికెట్',
    places: 'దాని టికెట్లు',
    seller: 'పార్క్‌ను',
    found: {
      none: 'ఈ మొబైల్ నంబర్‌తో ఈరోజుకు గానీ, తర్వాతకు గానీ డబ్బు కట్టిన టికెట్ ఏదీ లేదు.',
      one: 'ఇదిగో మీ టికెట్.',
      many: (count) => `ఇవిగో మీ ${count} టికెట్లు.`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'క్లినిక్', seller: 'క్లినిక్‌ను' },
  'loan-appointment': { ...TOKEN, offering: 'బ్రాంచ్', seller: 'బ్రాంచ్‌ను' },
  'show-visit': {
    offering: 'ప్రదర్శన',
    thing: 'సందర్శన',
    places: 'దాని చోటు',
    seller: 'నిర్వాహకులను',
    found: {
      none: 'ఈ మొబైల్ నంబర్‌తో సందర్శన ఏదీ లేదు.',
      one: 'ఇదిగో మీ సందర్శన.',
      many: (count) => `ఇవిగో మీ ${count} సందర్శనలు.`,
    },
  },
  'batch-enrolment': {
    offering: 'బ్యాచ్',
    thing: 'సీటు',
    places: 'దాని సీటు',
    seller: 'కోచింగ్ సెంటర్‌ను',
    found: {
      none: 'ఈ మొబైల్ నంబర్‌తో ఈ బ్యాచ్‌లో ఖాయమైన సీటు ఏదీ లేదు.',
      one: 'ఇదిగో మీ సీటు.',
      many: (count) => `ఇవిగో మీ ${count} సీట్లు.`,
    },
  },
};

export const BOOKING_REFUSALS: Translated<typeof english.BOOKING_REFUSALS> = {
  paid: 'ఈ బుకింగ్‌కు డబ్బు కట్టారు, కాబట్టి తీసేయలేం.',
  used: 'ఈ టికెట్ గేట్ దగ్గర వాడేశారు, కాబట్టి రద్దు చేయలేం.',
  feeChanged: 'ఫీజు మారింది. దయచేసి చూసి మళ్ళీ ప్రయత్నించండి.',
  feeChanging: 'ఫీజు ఇప్పుడే మారుస్తున్నారు. దయచేసి మళ్ళీ ప్రయత్నించండి.',
  offeringRemoved: (name) => `${name} ఇక ఇక్కడ బుకింగ్‌లు తీసుకోదు.`,
  addressFull:
    'మీరు వాడుతున్న ఇంటర్నెట్ కనెక్షన్ నుండి ఇప్పుడే చాలా బుకింగ్‌లు జరిగాయి; ఒకే కనెక్షన్‌ను చాలా ఫోన్లు వాడవచ్చు. దయచేసి కాసేపటి తర్వాత, లేదా మరో కనెక్షన్‌తో ప్రయత్నించండి: ఉదాహరణకు మొబైల్ డేటాకు బదులు వైఫై.',
  tooLittle: {
    ticket: 'చెల్లింపు కనీసం ₹1 ఉండాలి. దయచేసి బుకింగ్‌కు ఇంకేదైనా జోడించండి, లేదా కూపన్ తీసేయండి.',
    clinic: 'ఆన్‌లైన్ చెల్లింపు కనీసం ₹1 ఉండాలి. దయచేసి క్లినిక్‌లో డబ్బు కట్టడం ఎంచుకోండి.',
    batch: 'చెల్లింపు కనీసం ₹1 ఉండాలి, ఈ ఫీజు అంతకన్నా తక్కువ. దయచేసి కోచింగ్ సెంటర్‌ను అడగండి.',
  },
  addressAtMost: (most) =>
    `ఒకేసారి డబ్బు కట్టాల్సినవి ${most} వరకు మాత్రమే ఉండవచ్చు. దయచేసి కొన్ని బుక్ చేసి, డబ్బు కట్టి, తర్వాత మిగతావి బుక్ చేయండి.`,
};
