import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './static-pages.ts';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: 'पान सापडले नाही – प्रवेश',
  code: '404',
  heading: 'अरेरे! तुम्ही शोधत असलेले पान आता नाही',
  text: 'पण तुम्हाला योग्य ठिकाणी नेण्यासाठी आम्ही आहोत',
  back: 'मुख्यपृष्ठावर जा',
};

export const problemTexts: Translated<typeof english.problemTexts> = {
  busy: {
    title: 'आत्ता खूप गर्दी आहे – प्रवेश',
    heading: 'आत्ता खूप गर्दी आहे',
    text: 'या क्षणी खूप लोक बुकिंग करत आहेत. कृपया एक मिनिट थांबून पुन्हा प्रयत्न करा.',
  },
  broken: {
    title: 'माफ करा, काहीतरी चूक झाली – प्रवेश',
    heading: 'माफ करा, चूक आमची आहे',
    text: 'आमच्या बाजूने काहीतरी बिघडले, तुमच्या नाही. कृपया एका मिनिटात पुन्हा प्रयत्न करा.',
  },
  money:
    'तुम्ही तेव्हाच पैसे भरत असाल, तर पुन्हा भरू नका. तुमचे पैसे सुरक्षित आहेत: बँकेशी आम्हीच पाहून घेऊ, तुमचे तिकीट किंवा पैसे तुम्हाला मिळतील.',
  when: (seconds) => `कृपया ${aboutSoLong(seconds)} पुन्हा प्रयत्न करा.`,
  byItself: (seconds) => `हे पान ${aboutSoLong(seconds)} आपोआप पुन्हा प्रयत्न करेल.`,
  kept: 'तुम्ही लिहिलेले तसेच आहे. बटण दाबल्यावर ते पुन्हा पाठवेल, काहीही दोनदा बुक होणार नाही.',
  again: 'पुन्हा प्रयत्न करा',
  home: 'मुख्यपृष्ठावर जा',
  reference: 'आम्हाला लिहिताना कृपया हा नंबर सांगा:',
};

export const problemWords: typeof english.problemWords = (status) =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
