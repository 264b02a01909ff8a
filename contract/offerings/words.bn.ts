import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OFFERING_CLOSED: Translated<typeof english.OFFERING_CLOSED> = {
  message: (name) => `${name} নতুন বুকিং নিচ্ছে না।`,
  kept: {
    park: 'আগে বুক করা টিকিট চলবে।',
    clinic: 'আগে বুক করা টোকেন চলবে।',
    branch: 'আগে বুক করা টোকেন চলবে।',
    exhibition: 'তালিকায় আগে থেকে থাকা নাম চলবে।',
    coaching: 'আগে বুক করা আসন চলবে।',
  },
};
