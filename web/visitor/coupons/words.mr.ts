import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const couponTexts: Translated<typeof english.couponTexts> = {
  apply: 'वापरा',
  applying: 'पाहत आहोत…',
  empty: 'कृपया कूपन कोड लिहा',
  invalid: 'कूपन कोड बरोबर नाही',
  failed: 'कूपन पाहता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  notRefreshed: 'कूपनचा हिशेब पुन्हा पाहता आला नाही.',
  off: (amount) => `− ${amount}`,
  applied: (name, amount) => `${name} लागू झाले: ${amount} कमी झाले.`,
  removed: 'कूपन काढले.',
  nothingChosen: 'तिकिटे निवडा, सूट देऊ.',
  remove: 'काढा',
  removeOf: (code) => ` कूपन ${code}`,
};
