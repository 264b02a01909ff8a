import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const visitFormTexts: Translated<typeof english.visitFormTexts> = {
  name: 'మీ పేరు',
  mobileHint: '10 అంకెలు. ప్రవేశం దగ్గర ఈ నంబర్‌తో మిమ్మల్ని గుర్తిస్తారు.',
  book: 'నా పేరు రాయండి',
  booking: 'మీ పేరు రాస్తున్నాం…',
  failed: 'మీ పేరు రాయలేకపోయాం.',
};

export const visitBookingTexts: Translated<typeof english.visitBookingTexts> = {
  heading: 'మీ పేరు రాయించుకోండి',
  title: (show) => `మీ పేరు రాయించుకోండి – ${show}`,
  description: (show, location) => `${[show, location].filter(Boolean).join(', ')}: మీ పేరు రాయించుకోండి. ఇది ఉచితం.`,
  noDates: 'తేదీలు ఇంకా ప్రకటించలేదు.',
  free: 'ఇది ఉచితం.',
  few: (count) => (count === 1 ? 'ఇంకా 1 చోటు మాత్రమే ఉంది.' : `ఇంకా ${count} చోట్లు మాత్రమే ఉన్నాయి.`),
  closed: { over: 'బుకింగ్ లేదు', full: 'చోట్లు అయిపోయాయి' },
  elsewhere: 'ప్రవేశ్ హోమ్',
  findAgain: 'మీ సందర్శన మళ్ళీ వెతకండి',
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  title: { confirmed: 'ధన్యవాదాలు', over: 'ప్రదర్శన ముగిసింది', cancelled: 'ఈ సందర్శన రద్దయింది' },
  thanks: (name) => `ధన్యవాదాలు, ${name}`,
  code: (code) => `కోడ్ ${code}`,
  qrAlt: (show) => `${show}: మీ సందర్శన పేజీ QR కోడ్`,
  showThis: 'ప్రవేశం దగ్గర ఈ కోడ్ చూపించండి. ఇది ఈ పేజీని మళ్ళీ తెరుస్తుంది.',
  facts: {
    where: 'ఎక్కడ',
    when: 'ఎప్పుడు',
    name: 'పేరు',
    mobile: 'మొబైల్',
    booking: 'బుకింగ్ నంబర్',
    booked: 'బుక్ చేసింది',
  },
  another: 'మరో పేరు రాయించండి',
};
