import type * as english from './calls-words.ts';
import { aboutSoLong } from './dates/date-words.mr.ts';
import type { Translated } from './languages.ts';

export const THINGS: Translated<Partial<typeof english.THINGS>> = {
  board: 'फलक',
  booking: 'बुकिंग',
  coupon: 'कूपन',
  counter: 'काउंटर',
  doctor: 'डॉक्टर',
  page: 'पान',
  payment: 'पेमेंट',
  place: 'ठिकाण',
  queue: 'रांग',
};

/** A visitor's page can be refused with these. */
export const CALL_REFUSALS: Translated<Pick<typeof english.CALL_REFUSALS, english.ToldToVisitors>> = {
  busy: 'आत्ता खूप गर्दी आहे. कृपया थोड्या वेळात पुन्हा प्रयत्न करा.',
  tooManyTries: 'आत्ताच खूप वेळा प्रयत्न झाले. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
  ourFault: 'आमच्या बाजूने काहीतरी चूक झाली. कृपया थोड्या वेळात पुन्हा प्रयत्न करा.',
  tooLarge: 'हे पाठवण्यासाठी खूप मोठे आहे.',
  unreadable: 'पाठवलेले वाचता आले नाही.',
  largeNumber: 'यात एक संख्या खूप मोठी आहे.',
  unstorableCharacter: 'यात साठवता न येणारे एक अक्षर आहे.',
  invisibleCharacters: 'कृपया न दिसणारी अक्षरे काढा',
  wrongFields: 'कृपया लिहिलेले एकदा पाहा.',
  existsAlready: 'हे आधीच आहे.',
  keyOfAnother: 'हा फॉर्म आधीच दुसऱ्या बुकिंगसाठी वापरला आहे. कृपया पान पुन्हा उघडा.',
  outcomeUnknown:
    'पहिल्यांदा पाठवलेले झाले की नाही हे माहीत नाही, म्हणून ते पुन्हा केले नाही. कृपया पाहा, आणि झाले नसेल तर पुन्हा पाठवा.',
  firstNotAnswered: 'पहिल्यांदा पाठवलेल्याचे उत्तर अजून आले नाही. कृपया थोड्या वेळात पुन्हा प्रयत्न करा.',
};

export const againWords: typeof english.againWords = (seconds) =>
  seconds ? ` ${aboutSoLong(seconds)} पुन्हा प्रयत्न करता येईल.` : '';

export const BUSY_PAGE_WORDS: Translated<typeof english.BUSY_PAGE_WORDS> = {
  page: (seconds) => `आत्ता इथे खूप लोक आहेत. हे पान सुमारे ${seconds} सेकंदांत आपोआप पुन्हा प्रयत्न करेल.`,
  booking: (seconds) =>
    `आत्ता खूप लोक बुकिंग करत आहेत, तुमच्यासाठी अजून काही बुक झालेले नाही. सुमारे ${seconds} सेकंदांनी कृपया तुमच्या ब्राउझरमध्ये रीलोड दाबा: तुम्ही लिहिलेले ते पुन्हा पाठवेल.`,
  payment: (seconds) =>
    `आत्ता इथे खूप लोक आहेत. तुमचे बुकिंग तसेच आहे, पैसे घेतलेले नाहीत. सुमारे ${seconds} सेकंदांनी कृपया तुमच्या ब्राउझरमध्ये रीलोड दाबा: पेमेंट पुन्हा सुरू होईल.`,
  search: (seconds) =>
    `आत्ता इथे खूप लोक आहेत. सुमारे ${seconds} सेकंदांनी कृपया तुमच्या ब्राउझरमध्ये रीलोड दाबा: तुमचा मोबाइल नंबर ते पुन्हा पाठवेल.`,
};
