import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OFFERING_CLOSED: Translated<typeof english.OFFERING_CLOSED> = {
  message: (name) => `${name} नवीन बुकिंग घेत नाही.`,
  kept: {
    park: 'आधी बुक केलेली तिकिटे चालतील.',
    clinic: 'आधी बुक केलेली टोकन चालतील.',
    branch: 'आधी बुक केलेली टोकन चालतील.',
    exhibition: 'यादीत आधीच असलेली नावे चालतील.',
    coaching: 'आधी बुक केलेल्या जागा चालतील.',
  },
};
