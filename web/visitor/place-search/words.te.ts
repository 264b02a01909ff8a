import type { Translated } from '#contract/kernel/languages.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const tradeNames: Translated<typeof english.tradeNames> = {
  park: 'పార్కు',
  clinic: 'క్లినిక్',
  branch: 'బ్యాంకు శాఖ',
  exhibition: 'ప్రదర్శన',
  coaching: 'బ్యాచ్',
};

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'చోటు లేదా ఊరు వెతకండి',
  trade: 'ఎలాంటి చోటు',
  anyTrade: 'అన్ని రకాలు',
  trades: {
    park: 'పార్కులు',
    clinic: 'డాక్టర్లు, క్లినిక్‌లు',
    branch: 'బ్యాంకు శాఖలు',
    exhibition: 'ఎగ్జిబిషన్లు, ప్రదర్శనలు',
    coaching: 'కోచింగ్ బ్యాచ్‌లు',
  },
  town: 'ఊరు',
  anyTown: 'అన్ని ఊళ్లు',
  submit: 'వెతకండి',
  near: 'నా దగ్గర',
  notNear: 'మీరు ఎక్కడ ఉన్నారో మీ ఫోన్ చెప్పలేదు. దయచేసి మీ ఊరు ఎంచుకోండి.',
};

export const placesTexts: Translated<typeof english.placesTexts> = {
  title: 'చోట్లు – ప్రవేశ్',
  heading: 'బుక్ చేసుకునే చోట్లు',
  count: (count) => (count === 1 ? '1 చోటు' : `${formatCount(count)} చోట్లు`),
  nearest: 'దగ్గరి ఊళ్లు ముందు ఉన్నాయి.',
  nothing: 'ఈ వెతుకులాటకు ఏ చోటూ దొరకలేదు. దయచేసి తక్కువ పదాలతో, లేదా మరో ఊరితో ప్రయత్నించండి.',
  more: 'మరిన్ని చోట్లు',
  all: 'అన్ని చోట్లు',
};

export const organisationTexts: Translated<typeof english.organisationTexts> = {
  title: (name) => `${name} – ప్రవేశ్`,
  description: (name) => `${name} టికెట్లు, టోకెన్లు, సీట్లు ఫోన్‌లో బుక్ చేసుకోండి. యాప్ వద్దు, అకౌంట్ వద్దు.`,
  none: 'ఇప్పుడు ఇక్కడ బుక్ చేసుకోవడానికి ఏమీ లేదు. దయచేసి త్వరలో మళ్ళీ చూడండి.',
};

export const cardTexts: Translated<typeof english.cardTexts> = {
  free: 'ఉచితం',
  from: (price) => `${price} నుండి`,
  open: 'ఇప్పుడు తెరిచి ఉంది',
  closed: 'మూసి ఉంది',
  tomorrow: 'రేపు',
  today: 'ఈ రోజు',
  opens: (when) => `${when} తెరుస్తారు`,
  on: 'ఇప్పుడు జరుగుతోంది',
  begins: (when) => `${when} మొదలు`,
};
