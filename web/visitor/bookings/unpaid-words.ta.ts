import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './unpaid-words.ts';

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'உங்கள் பணத்திற்காகக் காத்திருக்கிறோம்',
    awaited: 'உங்கள் கட்டணம் உறுதி செய்யப்படுகிறது',
    failed: 'பணம் செலுத்தப்படவில்லை',
    aborted: 'பணம் செலுத்துவது நிறுத்தப்பட்டது',
    refunded: 'உங்கள் பணம் திரும்பி வருகிறது',
  },
  over: 'இந்தப் பதிவின் நேரம் முடிந்தது',
  doNotPay: 'மீண்டும் பணம் செலுத்த வேண்டாம்.',
  how: 'பணம் செலுத்திவிட்டால், இங்கேயே காத்திருங்கள். செலுத்தவில்லை என்றால், இப்போது செலுத்தலாம்.',
  watching: 'பணம் என்ன ஆனது என்று கேட்கிறோம். பதில் வந்ததும் இந்தப் பக்கம் தானாகவே மாறும்.',
  returning: 'உங்கள் கணக்கிலிருந்து பணம் போயிருந்தால், 7 முதல் 14 வேலை நாட்களில் தானாகவே திரும்பி வரும்.',
  payNow: (amount) => `${amount} செலுத்துங்கள்`,
  checkNow: 'மீண்டும் பாருங்கள்',
};

export const stateWords: typeof english.stateWords = (status, paid) =>
  status === 'paid' ? paid : unpaidTexts.states[status];

export const headingWords: typeof english.headingWords = ({ status, payUntilText }, paid) =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
