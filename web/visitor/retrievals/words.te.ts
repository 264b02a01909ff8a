import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const getQrTexts: Translated<typeof english.getQrTexts> = {
  title: (place) => `QR పొందండి – ${place}`,
  mobile: 'మొబైల్ నంబర్',
  save: 'QR కోడ్ సేవ్ చేయండి',
  code: (code) => `కోడ్ ${code}`,
};

const lead = (what: string) => `మీరు బుక్ చేసిన మొబైల్ నంబర్ రాయండి. ${what} కనిపిస్తాయి.`;

const TOKEN = {
  heading: 'మీ టోకెన్ వెతకండి',
  lead: lead('ఈరోజు, ఆ తర్వాత రోజుల మీ టోకెన్లు'),
  submit: 'నా టోకెన్లు చూపించండి',
  book: 'టోకెన్ బుక్ చేయండి',
  open: 'మొత్తం పేజీ తెరవండి',
  name: ({ number }) => `టోకెన్ ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `${place}: మీ టోకెన్ ${number} పేజీ QR కోడ్`,
} satisfies (typeof english.searchTexts)['clinic'];

export const searchTexts: typeof english.searchTexts = {
  park: {
    heading: 'మీ QR కోడ్ పొందండి',
    lead: lead('ఈరోజు, ఆ తర్వాత రోజుల మీ టికెట్లు'),
    submit: 'నా టికెట్లు చూపించండి',
    book: 'టికెట్లు బుక్ చేయండి',
    open: 'మొత్తం టికెట్ తెరవండి',
    name: ({ day }) => `${formatDay(day)} టికెట్`,
    note: ({ scanned }) => (scanned ? 'స్కాన్ అయింది' : 'స్కాన్ కాలేదు'),
    qrAlt: (place, { day }) => `${place}, ${formatDay(day)}: మీ టికెట్ QR కోడ్`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'మీ సందర్శన వెతకండి',
    lead: lead('ఈ ప్రదర్శనకు మీ సందర్శనలు'),
    submit: 'నా సందర్శనలు చూపించండి',
    book: 'నా పేరు రాయించండి',
    open: 'మొత్తం పేజీ తెరవండి',
    name: ({ day }) => `${formatDay(day)} సందర్శన`,
    note: () => 'ప్రవేశం దగ్గర ఈ కోడ్ చూపించండి.',
    qrAlt: (place) => `${place}: మీ సందర్శన పేజీ QR కోడ్`,
  },
  coaching: {
    heading: 'మీ సీటు వెతకండి',
    lead: lead('ఈ బ్యాచ్‌లో మీ సీట్లు'),
    submit: 'నా సీట్లు చూపించండి',
    book: 'బ్యాచ్‌లో చేరండి',
    open: 'మొత్తం పేజీ తెరవండి',
    name: () => 'బ్యాచ్‌లో మీ సీటు',
    note: ({ day }) => `క్లాసులు ${formatDay(day)} నుండి`,
    qrAlt: (place) => `${place}: మీ సీటు పేజీ QR కోడ్`,
  },
};

export const placeChoiceTexts: Translated<typeof english.placeChoiceTexts> = {
  title: 'QR పొందండి – ప్రవేశ్',
  heading: 'మీ QR కోడ్ పొందండి',
  lead: 'మీరు బుక్ చేసిన చోటు ఎంచుకోండి. తర్వాత బుక్ చేసిన మొబైల్ నంబర్ రాయండి.',
  label: 'ఎక్కడ బుక్ చేశారు?',
  prompt: 'చోటు ఎంచుకోండి',
  submit: 'నా బుకింగ్ వెతకండి',
  none: 'ఇప్పుడు ఇక్కడ ఏ చోటూ బుకింగ్‌లు తీసుకోవడం లేదు. మీ బుకింగ్ పేజీ ఉంచుకుని ఉంటే, దయచేసి దాన్ని మళ్ళీ తెరవండి.',
  groups: {
    park: 'పార్కులు',
    clinic: 'క్లినిక్‌లు',
    branch: 'బ్యాంక్ బ్రాంచ్‌లు',
    exhibition: 'ఎగ్జిబిషన్లు, ప్రదర్శనలు',
    coaching: 'కోచింగ్ బ్యాచ్‌లు',
  },
};
