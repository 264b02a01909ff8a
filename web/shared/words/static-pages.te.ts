import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './static-pages.ts';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: 'పేజీ దొరకలేదు – ప్రవేశ్',
  code: '404',
  heading: 'అయ్యో! మీరు వెతుకుతున్న పేజీ ఇక లేదు',
  text: 'కానీ మిమ్మల్ని సరైన చోటికి తీసుకెళ్ళడానికి మేమున్నాం',
  back: 'హోమ్‌కు వెళ్ళండి',
};

export const problemTexts: Translated<typeof english.problemTexts> = {
  busy: {
    title: 'ఇప్పుడు చాలా రద్దీగా ఉంది – ప్రవేశ్',
    heading: 'ఇప్పుడు చాలా రద్దీగా ఉంది',
    text: 'ఈ సమయంలో చాలా మంది బుక్ చేస్తున్నారు. దయచేసి ఒక నిమిషం ఆగి మళ్ళీ ప్రయత్నించండి.',
  },
  broken: {
    title: 'క్షమించండి, ఏదో తప్పు జరిగింది – ప్రవేశ్',
    heading: 'క్షమించండి, తప్పు మాదే',
    text: 'మా వైపు ఏదో పాడైంది, మీ వైపు కాదు. దయచేసి ఒక నిమిషంలో మళ్ళీ ప్రయత్నించండి.',
  },
  money: 'మీరు అప్పుడే డబ్బు కడుతుంటే, మళ్ళీ కట్టవద్దు. మీ డబ్బు భద్రం: బ్యాంక్‌తో మేమే చూసుకుంటాం, మీ టికెట్ గానీ, డబ్బు గానీ మీకు వస్తుంది.',
  when: (seconds) => `దయచేసి ${aboutSoLong(seconds)} మళ్ళీ ప్రయత్నించండి.`,
  byItself: (seconds) => `ఈ పేజీ ${aboutSoLong(seconds)} దానంతట అదే మళ్ళీ ప్రయత్నిస్తుంది.`,
  kept: 'మీరు రాసింది అలాగే ఉంది. బటన్ నొక్కితే మళ్ళీ పంపుతుంది, ఏదీ రెండుసార్లు బుక్ కాదు.',
  again: 'మళ్ళీ ప్రయత్నించండి',
  home: 'హోమ్‌కు వెళ్ళండి',
  reference: 'మాకు రాసేటప్పుడు దయచేసి ఈ నంబర్ చెప్పండి:',
};

export const problemWords: typeof english.problemWords = (status) =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
