import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const couponTexts: Translated<typeof english.couponTexts> = {
  apply: 'लगाएँ',
  applying: 'जाँच हो रही है…',
  empty: 'कृपया कूपन कोड लिखें',
  invalid: 'कूपन कोड सही नहीं है',
  failed: 'कूपन की जाँच नहीं हो सकी। कृपया दोबारा कोशिश करें।',
  notRefreshed: 'कूपन का हिसाब दोबारा नहीं हो सका।',
  off: (amount) => `− ${amount}`,
  applied: (name, amount) => `${name} लग गया है: ${amount} कम हुए।`,
  removed: 'कूपन हटा दिया गया है।',
  nothingChosen: 'टिकट चुनें, हम छूट लगा देंगे।',
  remove: 'हटाएँ',
  removeOf: (code) => ` कूपन ${code}`,
};
