import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './unpaid-words.ts';

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'మీ చెల్లింపు కోసం చూస్తున్నాం',
    awaited: 'మీ చెల్లింపు ఖాయం అవుతోంది',
    failed: 'చెల్లింపు జరగలేదు',
    aborted: 'చెల్లింపు ఆగిపోయింది',
    refunded: 'మీ డబ్బు వెనక్కి వస్తోంది',
  },
  over: 'ఈ బుకింగ్ సమయం ముగిసింది',
  doNotPay: 'మళ్ళీ డబ్బు కట్టవద్దు.',
  how: 'డబ్బు కట్టి ఉంటే, ఇక్కడే ఆగండి. కట్టకపోతే, ఇప్పుడు కట్టవచ్చు.',
  watching: 'చెల్లింపు ఎలా ఉందో అడుగుతున్నాం. జవాబు రాగానే ఈ పేజీ దానంతట అదే మారుతుంది.',
  returning: 'మీ ఖాతా నుండి డబ్బు వెళ్ళి ఉంటే, 7 నుండి 14 పని రోజుల్లో దానంతట అదే తిరిగి వస్తుంది.',
  payNow: (amount) => `${amount} కట్టండి`,
  checkNow: 'మళ్ళీ చూడండి',
};

export const stateWords: typeof english.stateWords = (status, paid) =>
  status === 'paid' ? paid : unpaidTexts.states[status];

export const headingWords: typeof english.headingWords = ({ status, payUntilText }, paid) =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
