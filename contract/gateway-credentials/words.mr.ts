import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OTHER_WAYS: Translated<typeof english.OTHER_WAYS> = {
  park: 'कृपया गेटवर तिकीट घ्या.',
  clinic: 'कृपया क्लिनिकमध्ये पैसे भरण्याचा पर्याय निवडा.',
  coaching: 'कृपया कोचिंग सेंटरमध्ये विचारा.',
};

export const noOnlinePayment: typeof english.noOnlinePayment = (name) => `${name} अजून ऑनलाइन पैसे घेत नाही.`;
