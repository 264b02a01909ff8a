import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const VISIT_PROBLEMS: Translated<typeof english.VISIT_PROBLEMS> = {
  noName: 'कृपया तुमचे नाव लिहा',
  over: 'हा कार्यक्रम संपला आहे.',
  off: 'हा कार्यक्रम आता कोणत्याही दिवशी नाही.',
  full: 'या कार्यक्रमाच्या सर्व जागा भरल्या आहेत.',
  many: 'या मोबाइल नंबरवर या कार्यक्रमाच्या आधीच पाच जागा आहेत.',
};

export const VISIT_STATES: Translated<typeof english.VISIT_STATES> = {
  cancelled: 'ही भेट रद्द झाली.',
  confirmed: 'तुमची जागा पक्की झाली, पैसे भरायचे नाहीत.',
};

export const visitInWords: typeof english.visitInWords = (show, hours) =>
  `भेट: ${[show, hours].filter(Boolean).join(', ')}`;
