import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './page-words.ts';

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
  waiting: (count) =>
    count === 0 ? 'ఇప్పుడు ఎవరూ వేచి లేరు' : count === 1 ? 'ఇప్పుడు 1 వ్యక్తి వేచి ఉన్నారు' : `ఇప్పుడు ${count} మంది వేచి ఉన్నారు`,
  forToday: 'ఈరోజుకు. టోకెన్ ఉచితం.',
  closed: 'ఈరోజుకు మూసేశారు',
  nextOpen: (day) => `తర్వాత తెరిచే రోజు ${day}. అప్పుడు టోకెన్ తీసుకోవచ్చు.`,
  elsewhere: 'వేరే బ్రాంచ్‌లు చూడండి',
};
