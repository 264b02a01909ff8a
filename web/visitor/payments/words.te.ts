import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'ఇంకొక్క అడుగు: డబ్బు కట్టండి – ప్రవేశ్',
  heading: {
    ticket: (amount) => `టికెట్ కోసం ${amount} కట్టండి`,
    token: (amount) => `టోకెన్ కోసం ${amount} కట్టండి`,
    place: (amount) => `బ్యాచ్‌లో చేరడానికి ${amount} కట్టండి`,
  },
  held: {
    ticket: 'మీ టికెట్లు మీ కోసం ఉంచాం.',
    token: 'మీ టోకెన్ మీ కోసం ఉంచాం.',
    place: 'మీ సీటు మీ కోసం ఉంచాం.',
  },
  next: { ccav: 'తర్వాతి పేజీ బ్యాంక్‌దే.', paytm: 'తర్వాతి పేజీ పేటీఎందే.' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} కట్టండి`,
};

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'ఇంకా డబ్బు కట్టలేదు',
    awaited: 'మీ చెల్లింపు ఖాయం అవుతోంది',
    failed: 'చెల్లింపు జరగలేదు',
    aborted: 'చెల్లింపు ఆగిపోయింది',
    refunded: 'మీ డబ్బు వెనక్కి వస్తోంది',
  },
  over: 'ఈ బుకింగ్ సమయం ముగిసింది',
  doNotPay: 'మళ్ళీ డబ్బు కట్టవద్దు.',
  how: 'మీ ఖాతా నుండి డబ్బు వెళ్ళి ఉంటే, ఇక్కడే ఆగండి: ఈ పేజీ దానంతట అదే మారుతుంది.',
  watching: 'చెల్లింపు ఎలా ఉందో అడుగుతున్నాం. జవాబు రాగానే ఈ పేజీ దానంతట అదే మారుతుంది.',
  returning: 'మీ ఖాతా నుండి డబ్బు వెళ్ళి ఉంటే, 7 నుండి 14 పని రోజుల్లో దానంతట అదే తిరిగి వస్తుంది.',
  payNow: (amount) => `${amount} కట్టండి`,
  checkNow: 'మళ్ళీ చూడండి',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'మీ టికెట్ సిద్ధం',
  used: 'మీ టికెట్ వాడేశారు',
  over: 'ఈ టికెట్ రోజు ముగిసింది',
  qrAlt: (park, day) => `${park}, ${day}: మీ టికెట్ QR కోడ్`,
  usedAt: (when) => `గేట్ దగ్గర వాడారు: ${when}`,
  payUntil: (time) => `మీ టికెట్లు ${time} వరకు మీ కోసం ఉంచుతాం.`,
  facts: {
    park: 'పార్క్',
    where: 'ఎక్కడ',
    day: 'చెల్లే రోజు',
    booking: 'బుకింగ్ నంబర్',
    mobile: 'మొబైల్',
    booked: 'బుక్ చేసింది',
  },
  onlyThatDay: 'టికెట్ ఆ రోజుకు మాత్రమే చెల్లుతుంది',
  gateMode: 'గేట్ దగ్గర చూపించండి',
  bright: 'స్క్రీన్ వెలుతురు పెంచండి',
  close: 'మూసేయండి',
  steps: ['ఈ కోడ్ టికెట్‌లో ఉన్న అందరికీ ఒక్కసారి గేట్ తెరుస్తుంది.', 'ఒక కాపీ ఉంచుకోండి: ఫోటో సేవ్ చేయండి, లేదా మీ మొబైల్ నంబర్‌తో మళ్ళీ పొందండి.'],
  more: 'ఇంకా టికెట్లు బుక్ చేయండి',
  getQr: 'QR పొందండి',
  receipt: 'మీరు కొన్నవి',
  receiptUnpaid: 'మీ బుకింగ్',
};
