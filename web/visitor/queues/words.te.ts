import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  title: (number, place) => `టోకెన్ ${number} – ${place}`,
  calledTitle: (number) => `మీ వంతు వచ్చింది – టోకెన్ ${number}`,
  nearTitle: (before) => (before === 0 ? 'తర్వాత మీరే' : `మీ ముందు ${before}`),
  yours: 'మీ టోకెన్',
  serving: 'ఇప్పుడు నడుస్తోంది',
  counter: 'కౌంటర్',
  nothing: '–',
  next: 'తర్వాత మీరే. దయచేసి సిద్ధంగా ఉండండి.',
  early: (opens, come) => `క్లినిక్ ${opens}కు తెరుస్తారు. దయచేసి సుమారు ${come}కు రండి.`,
  closed: (closes) => `క్లినిక్ సమయం ${closes}కు ముగిసింది. దయచేసి రిసెప్షన్‌లో అడగండి.`,
  waiting: (before) => (before === 1 ? 'మీ ముందు 1 వ్యక్తి ఉన్నారు' : `మీ ముందు ${before} మంది ఉన్నారు`),
  calledTo: (place) => `మిమ్మల్ని పిలుస్తున్నారు. దయచేసి ఇక్కడికి వెళ్ళండి: ${place}.`,
  called: 'మిమ్మల్ని పిలుస్తున్నారు. దయచేసి లోపలికి వెళ్ళండి.',
  counterNamed: (number) => `కౌంటర్ ${number}`,
  complete: 'అయిపోయింది. వచ్చినందుకు ధన్యవాదాలు.',
  noshow: 'మిమ్మల్ని పిలిచాం; దయచేసి కౌంటర్ దగ్గర మాట్లాడండి.',
  noshowAtClinic: 'మిమ్మల్ని పిలిచాం; దయచేసి రిసెప్షన్‌లో మాట్లాడండి.',
  cancelled: 'ఈ టోకెన్ రద్దయింది.',
  later: (day, come) => `మీ టోకెన్ ${day} కోసం. ${come ? `దయచేసి సుమారు ${come}కు రండి. ` : ''}ఆ రోజు ఈ పేజీలో క్యూ కనిపిస్తుంది.`,
  over: (day) => `ఈ టోకెన్ ${day} కోసం. ఆ రోజు ముగిసింది.`,
  estimate: (words) => `${words}, క్యూ ఇప్పుడు నడిచే వేగాన్ని బట్టి`,
  paused: 'క్యూ కాసేపు ఆగింది. మీ వంతు అలాగే ఉంటుంది.',
  pausedUntil: (time) => `క్యూ ఆగింది, సుమారు ${time}కి మళ్ళీ మొదలవుతుంది. మీ స్థానం అలాగే ఉంటుంది.`,
  late: (minutes) => `సుమారు ${minutes} ఆలస్యంగా నడుస్తోంది. మీ వంతు అలాగే ఉంటుంది.`,
  keep: 'ఈ పేజీ ఉంచుకోండి',
  keepHow: 'ఈ కోడ్‌ను మరో ఫోన్‌తో స్కాన్ చేయండి, లేదా సేవ్ చేయండి: ఇది ఈ పేజీని మళ్ళీ తెరుస్తుంది.',
  qrAlt: (number) => `టోకెన్ ${number} పేజీ QR కోడ్`,
  receipt: 'రసీదు',
  fee: 'ఫీజు',
  facts: {
    clinic: 'క్లినిక్',
    branch: 'బ్రాంచ్',
    patient: 'పేషెంట్',
    name: 'పేరు',
    where: 'ఎక్కడ',
    paid: 'చెల్లింపు',
    day: 'రోజు',
    booked: 'బుక్ చేసింది',
    booking: 'బుకింగ్ నంబర్',
  },
  another: 'ఇంకొకటి బుక్ చేయండి',
};

export const unpaidTokenTexts: Translated<typeof english.unpaidTokenTexts> = {
  ready: 'మీ టోకెన్',
  comes: 'డబ్బు కట్టగానే మీ టోకెన్ నంబర్ వస్తుంది.',
  payUntil: (time) => `మీ టోకెన్ ${time} వరకు మీ కోసం ఉంచుతాం.`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} గం.`, (rest > 0 || hours === 0) && `${rest} నిమి.`].filter(Boolean).join(' ');
}

export const rangeWords: typeof english.rangeWords = ({ from, to }) => {
  if (from === 0) return `సుమారు ${minutesWords(to)} లేదా తక్కువ`;
  return to < 60 ? `సుమారు ${from}–${minutesWords(to)}` : `సుమారు ${minutesWords(from)} నుండి ${minutesWords(to)}`;
};

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `ఇప్పుడు నడుస్తోంది – ${place}`,
  start: 'బోర్డు మొదలుపెట్టండి',
  stop: 'శబ్దం ఆపండి',
  another: 'మరో చోటు',
  soundOn: 'శబ్దం వస్తోంది',
  soundOff: 'శబ్దం లేదు – ఏదైనా బటన్ నొక్కండి',
  sound: 'మాట్లాడే భాషలు',
  chimeOnly: (language) => `ఈ పరికరంలో ఈ భాషకు గొంతు లేదు: ${language}. నంబర్లకు గంట మోగుతుంది.`,
  recorded: (languages) => `ఈ పరికరంలో ఈ భాషకు గొంతు లేదు: ${languages}. యంత్రం పలికిన మాటలు వినిపిస్తాయి; మనుషుల పేర్లు తెరపైనే కనిపిస్తాయి.`,
  page: (at, of) => `${at} / ${of}`,
};
