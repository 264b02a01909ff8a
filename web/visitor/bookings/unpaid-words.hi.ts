import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './unpaid-words.ts';

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'आपके भुगतान का इंतज़ार है',
    awaited: 'आपके भुगतान की पुष्टि हो रही है',
    failed: 'भुगतान नहीं हो पाया',
    aborted: 'भुगतान रोक दिया गया',
    refunded: 'आपका पैसा वापस आ रहा है',
  },
  over: 'इस बुकिंग का समय ख़त्म हो गया',
  doNotPay: 'दोबारा पैसा न दें।',
  how: 'पैसा दे दिया हो, तो यहीं रुकें। न दिया हो, तो अभी दे सकते हैं।',
  watching: 'हम पूछ रहे हैं कि भुगतान का क्या हुआ। जवाब मिलते ही यह पेज अपने आप बदल जाएगा।',
  returning: 'आपके खाते से पैसा गया हो, तो वह 7 से 14 कामकाजी दिनों में अपने आप लौट आएगा।',
  payNow: (amount) => `${amount} दें`,
  checkNow: 'फिर देखें',
};

export const stateWords: typeof english.stateWords = (status, paid) =>
  status === 'paid' ? paid : unpaidTexts.states[status];

export const headingWords: typeof english.headingWords = ({ status, payUntilText }, paid) =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
