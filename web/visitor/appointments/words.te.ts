import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  mobile: 'మొబైల్ నంబర్',
  mobileHint: '10 అంకెలు. డెస్క్ దగ్గర ఈ నంబర్‌తో మిమ్మల్ని గుర్తిస్తారు.',
  book: 'టోకెన్ బుక్ చేయండి',
  booking: 'మీ టోకెన్ బుక్ అవుతోంది…',
  failed: 'టోకెన్ బుక్ చేయలేకపోయాం.',
};

export const doctorTexts: Translated<typeof english.doctorTexts> = {
  leftToday: (count) => (count === 0 ? 'ఈరోజు నిండిపోయింది' : `ఈరోజు ${count} ${count === 1 ? 'టోకెన్ ఉంది' : 'టోకెన్లు ఉన్నాయి'}`),
  over: 'ఈరోజుకు మూసేశారు',
  off: 'సెలవు',
  notToday: 'ఈరోజు ఇక టోకెన్లు లేవు',
  left: (count) => (count === 0 ? 'నిండింది' : `${count} ఉన్నాయి`),
  doctor: 'ఏ డాక్టర్?',
  personName: 'పేషెంట్ పేరు',
  day: 'ఏ రోజు?',
  dayHint: 'మీ టోకెన్ ఆ రోజుకు మాత్రమే.',
  forToday: (day) => `ఈరోజుకు, ${day}. మీ టోకెన్ ఆ రోజుకు మాత్రమే.`,
  near: ['ఈరోజు', 'రేపు'],
  pay: 'డబ్బు ఎలా కడతారు?',
  online: 'ఆన్‌లైన్‌లో కట్టండి',
  onlineNote: 'కార్డు, UPI లేదా నెట్ బ్యాంకింగ్',
  cash: 'క్లినిక్‌లో కట్టండి',
  cashNote: 'డెస్క్ దగ్గర నగదు',
  cashOnly: 'ఈ క్లినిక్ ఇంకా ఆన్‌లైన్‌లో డబ్బు తీసుకోదు. దయచేసి అక్కడి డెస్క్ దగ్గర కట్టండి.',
  payNow: (amount) => `${amount} కట్టండి`,
  starting: 'చెల్లింపు మొదలవుతోంది…',
  dueNow: 'ఇప్పుడు కట్టాల్సింది',
  dueThere: 'క్లినిక్‌లో కట్టాల్సింది',
  free: 'ఉచితం',
  noFee: 'ఫీజు లేదు',
  consultation: 'డాక్టర్ సంప్రదింపు',
};

export const feeTexts: Translated<typeof english.feeTexts> = { fee: (amount) => `ఫీజు ${amount}` };

const LOANS: Record<string, string> = {
  'Auto mobile': 'వాహన లోన్',
  Personal: 'పర్సనల్ లోన్',
  'Consumer durables': 'గృహోపకరణాల లోన్',
  Home: 'ఇంటి లోన్',
};

export const loanTypeWords: typeof english.loanTypeWords = (type) => LOANS[type] ?? type;

export const loanTexts: Translated<typeof english.loanTexts> = {
  name: 'మీ పేరు',
  loanType: 'ఏ లోన్ గురించి?',
};

export const tokenPageTexts: Translated<typeof english.tokenPageTexts> = {
  heading: 'టోకెన్ బుక్ చేయండి',
  title: (place) => `టోకెన్ బుక్ చేయండి – ${place}`,
  closedTitle: (name) => `బుకింగ్ లేదు – ${name}`,
  closed: 'బుకింగ్ లేదు',
  elsewhere: 'వేరే చోట్లు చూడండి',
  find: 'నా బుకింగ్ వెతకండి',
  findAgain: 'మీ టోకెన్ మళ్ళీ పొందండి',
};

export const doctorPageTexts: Translated<typeof english.doctorPageTexts> = {
  description: (clinic, address) => `${clinic}, ${address}: డాక్టర్ టోకెన్ తీసుకోండి. ఇప్పుడు ఏ నంబర్ నడుస్తోందో ఫోన్‌లో చూడండి.`,
  closed: (doctor) => `${doctor} ఈరోజు ఇక టోకెన్లు ఇవ్వరు.`,
  paused: (doctor) => `${doctor} కాసేపు ఆగారు.`,
  late: (doctor, minutes) => `${doctor} ఈరోజు సుమారు ${minutes} నిమిషాలు ఆలస్యం.`,
  full: 'టోకెన్లు అయిపోయాయి',
  nextOpen: (day) => `తర్వాత తెరిచే రోజు ${day}. దాని బుకింగ్ రేపు మొదలవుతుంది.`,
  nextOpenLater: (day) => `తర్వాత తెరిచే రోజు ${day}.`,
  nextOpenBelow: (day) => `తర్వాత తెరిచే రోజు ${day}. కింద బుక్ చేయవచ్చు.`,
  elsewhere: 'వేరే క్లినిక్‌లు చూడండి',
};

export const clinicChoiceTexts: Translated<typeof english.clinicChoiceTexts> = {
  title: (doctor) => `క్లినిక్ ఎంచుకోండి – ${doctor}`,
  lead: 'డాక్టర్‌ను ఏ క్లినిక్‌లో కలవాలనుకుంటున్నారో ఎంచుకోండి.',
};

export const loanPageTexts: Translated<typeof english.loanPageTexts> = {
  description: (branch) => `${branch}: లోన్ కోసం టోకెన్ తీసుకోండి. ఇప్పుడు ఏ నంబర్ నడుస్తోందో ఫోన్‌లో చూడండి.`,
  counter: (number) => `కౌంటర్ ${number}`,
  counterClosed: (number) => `కౌంటర్ ${number} ఇప్పుడు మూసి ఉంది. ఈ బ్రాంచ్‌లో మరో కౌంటర్ మిమ్మల్ని చూసుకుంటుంది.`,
  noCounter: 'ఇక్కడ ఇంకా ఏ కౌంటర్ టోకెన్‌లను పిలవడం లేదు. టోకెన్ తీసుకునే ముందు దయచేసి బ్రాంచ్‌లో అడగండి.',
  waiting: (count) =>
    count === 0 ? 'ఇప్పుడు ఎవరూ వేచి లేరు' : count === 1 ? 'ఇప్పుడు 1 వ్యక్తి వేచి ఉన్నారు' : `ఇప్పుడు ${count} మంది వేచి ఉన్నారు`,
  forToday: 'ఈరోజుకు. టోకెన్ ఉచితం.',
  closed: 'ఈరోజుకు మూసేశారు',
  nextOpen: (day) => `తర్వాత తెరిచే రోజు ${day}. అప్పుడు టోకెన్ తీసుకోవచ్చు.`,
  elsewhere: 'వేరే బ్రాంచ్‌లు చూడండి',
};
