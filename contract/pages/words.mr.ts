import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} पासून`,
  ends: (when) => `${when} पर्यंत`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `टोकन ${number}`,
  fee: (amount) => `शुल्क ${amount}`,
  counter: (number) => `काउंटर ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'कृपया हे भरा',
  fillInField: () => 'कृपया सर्व भरा',
  valid: 'कृपया बरोबर लिहा',
  longest: (most) => `कृपया जास्तीत जास्त ${most} अक्षरे लिहा`,
  ofField: () => 'कृपया लिहिलेले एकदा पाहा',
  exhibition: 'प्रदर्शन',
  shows: 'कार्यक्रम',
  drama: 'नाटक',
};
