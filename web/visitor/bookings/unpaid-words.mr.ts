import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './unpaid-words.ts';

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'तुमच्या पेमेंटची वाट पाहत आहोत',
    awaited: 'तुमचे पेमेंट पक्के होत आहे',
    failed: 'पेमेंट झाले नाही',
    aborted: 'पेमेंट थांबले',
    refunded: 'तुमचे पैसे परत येत आहेत',
  },
  over: 'या बुकिंगची वेळ संपली',
  doNotPay: 'पुन्हा पैसे भरू नका.',
  how: 'पैसे भरले असतील, तर इथेच थांबा. भरले नसतील, तर आत्ता भरता येतील.',
  watching: 'पेमेंटचे काय झाले ते विचारत आहोत. उत्तर येताच हे पान आपोआप बदलेल.',
  returning: 'तुमच्या खात्यातून पैसे गेले असतील, तर 7 ते 14 कामाच्या दिवसांत आपोआप परत येतील.',
  payNow: (amount) => `${amount} भरा`,
  checkNow: 'पुन्हा पाहा',
};

export const stateWords: typeof english.stateWords = (status, paid) =>
  status === 'paid' ? paid : unpaidTexts.states[status];

export const headingWords: typeof english.headingWords = ({ status, payUntilText }, paid) =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
