import { codeWords } from '#contract/bookings/words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './ticket-words.ts';
import { stateWords } from './unpaid-words.ts';

export const statusTexts: Translated<typeof english.statusTexts> = {
  title: (status, isUsed, park) => `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'మీ టికెట్ సిద్ధం',
  paid: (isUsed) => (isUsed ? 'మీ టికెట్ వాడేశారు' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park, day) => `${park}, ${day}: మీ టికెట్ QR కోడ్`,
  used: (when) => `గేట్ దగ్గర వాడారు: ${when}`,
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

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'మరిన్ని',
  save: 'QR కోడ్ సేవ్ చేయండి',
  share: 'పంపండి',
  copied: 'లింక్ కాపీ అయింది',
  whatsapp: 'వాట్సాప్',
  calendar: 'క్యాలెండర్‌లో చేర్చండి',
  print: 'ప్రింట్ లేదా PDF తీయండి',
  slip: 'చిన్న స్లిప్ ప్రింట్ (80 మి.మీ.)',
  passOn: (words, url) => `${words}: ${url}`,
};
