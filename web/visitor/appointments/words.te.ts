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
