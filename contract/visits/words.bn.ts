import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const VISIT_PROBLEMS: Translated<typeof english.VISIT_PROBLEMS> = {
  noName: 'অনুগ্রহ করে আপনার নাম লিখুন',
  over: 'এই অনুষ্ঠান শেষ হয়ে গেছে।',
  off: 'এই অনুষ্ঠান আর কোনও দিন নেই।',
  full: 'এই অনুষ্ঠানের সব জায়গা ভরে গেছে।',
  many: 'এই মোবাইল নম্বরে এই অনুষ্ঠানে আগে থেকেই পাঁচটি জায়গা আছে।',
};

export const VISIT_STATES: Translated<typeof english.VISIT_STATES> = {
  cancelled: 'এই দর্শন বাতিল হয়েছে।',
  confirmed: 'আপনার জায়গা পাকা হয়েছে, কোনও টাকা দিতে হবে না।',
};

export const visitInWords: typeof english.visitInWords = (show, hours) =>
  `দর্শন: ${[show, hours].filter(Boolean).join(', ')}`;
