import type * as english from './calls-words.ts';
import { aboutSoLong } from './dates/date-words.te.ts';
import type { Translated } from './languages.ts';

export const THINGS: Translated<Partial<typeof english.THINGS>> = {
  board: 'బోర్డు',
  booking: 'బుకింగ్',
  coupon: 'కూపన్',
  counter: 'కౌంటర్',
  doctor: 'డాక్టర్',
  page: 'పేజీ',
  payment: 'చెల్లింపు',
  place: 'స్థలం',
  queue: 'క్యూ',
};

export const CALL_REFUSALS: Translated<Pick<typeof english.CALL_REFUSALS, english.ToldToVisitors>> = {
  busy: 'ప్రస్తుతం చాలా రద్దీగా ఉంది. దయచేసి కాసేపట్లో మళ్ళీ ప్రయత్నించండి.',
  tooManyTries: 'ఇప్పుడే చాలాసార్లు ప్రయత్నించారు. దయచేసి కాసేపు ఆగి మళ్ళీ ప్రయత్నించండి.',
  ourFault: 'మా వైపు ఏదో తప్పు జరిగింది. దయచేసి కాసేపట్లో మళ్ళీ ప్రయత్నించండి.',
  tooLarge: 'ఇది పంపడానికి చాలా పెద్దది.',
  unreadable: 'పంపినది చదవలేకపోయాం.',
  largeNumber: 'ఇందులో ఒక సంఖ్య చాలా పెద్దది.',
  unstorableCharacter: 'ఇందులో దాచలేని అక్షరం ఒకటి ఉంది.',
  invisibleCharacters: 'దయచేసి కనిపించని అక్షరాలు తీసేయండి',
  wrongFields: 'దయచేసి రాసినవి ఒకసారి చూడండి.',
  existsAlready: 'ఇది ఇప్పటికే ఉంది.',
  keyOfAnother: 'ఈ ఫారమ్ ఇప్పటికే మరో బుకింగ్‌కు వాడారు. దయచేసి పేజీని మళ్ళీ తెరవండి.',
  outcomeUnknown: 'మొదటిసారి పంపినది జరిగిందో లేదో తెలియదు, కాబట్టి మళ్ళీ చేయలేదు. దయచేసి చూసి, జరగకపోతే మళ్ళీ పంపండి.',
  firstNotAnswered: 'మొదటిసారి పంపినదానికి ఇంకా జవాబు రాలేదు. దయచేసి కాసేపట్లో మళ్ళీ ప్రయత్నించండి.',
};

export const againWords: typeof english.againWords = (seconds) =>
  seconds ? ` ${aboutSoLong(seconds)} మళ్ళీ ప్రయత్నించవచ్చు.` : '';

export const BUSY_PAGE_WORDS: Translated<typeof english.BUSY_PAGE_WORDS> = {
  page: (seconds) => `ఇప్పుడు ఇక్కడ చాలా మంది ఉన్నారు. ఈ పేజీ సుమారు ${seconds} సెకన్లలో దానంతట అదే మళ్ళీ ప్రయత్నిస్తుంది.`,
  booking: (seconds) =>
    `ఇప్పుడు చాలా మంది బుక్ చేస్తున్నారు, మీ కోసం ఇంకా ఏదీ బుక్ కాలేదు. సుమారు ${seconds} సెకన్ల తర్వాత దయచేసి మీ బ్రౌజర్‌లో రీలోడ్ నొక్కండి: మీరు రాసినది మళ్ళీ పంపుతుంది.`,
  payment: (seconds) =>
    `ఇప్పుడు ఇక్కడ చాలా మంది ఉన్నారు. మీ బుకింగ్ అలాగే ఉంది, డబ్బు ఏమీ తీసుకోలేదు. సుమారు ${seconds} సెకన్ల తర్వాత దయచేసి మీ బ్రౌజర్‌లో రీలోడ్ నొక్కండి: చెల్లింపు మళ్ళీ మొదలవుతుంది.`,
  search: (seconds) =>
    `ఇప్పుడు ఇక్కడ చాలా మంది ఉన్నారు. సుమారు ${seconds} సెకన్ల తర్వాత దయచేసి మీ బ్రౌజర్‌లో రీలోడ్ నొక్కండి: మీ మొబైల్ నంబర్‌ను మళ్ళీ పంపుతుంది.`,
};
