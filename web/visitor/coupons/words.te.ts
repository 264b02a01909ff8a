import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const couponTexts: Translated<typeof english.couponTexts> = {
  apply: 'వాడండి',
  applying: 'చూస్తున్నాం…',
  empty: 'దయచేసి కూపన్ కోడ్ రాయండి',
  invalid: 'కూపన్ కోడ్ సరైనది కాదు',
  failed: 'కూపన్ చూడలేకపోయాం. దయచేసి మళ్ళీ ప్రయత్నించండి.',
  notRefreshed: 'కూపన్ లెక్క మళ్ళీ చూడలేకపోయాం.',
  off: (amount) => `− ${amount}`,
  applied: (name, amount) => `${name} వర్తించింది: ${amount} తగ్గింది.`,
  removed: 'కూపన్ తీసేశాం.',
  nothingChosen: 'టికెట్లు ఎంచుకోండి, తగ్గిస్తాం.',
  remove: 'తీసేయండి',
  removeOf: (code) => ` కూపన్ ${code}`,
};
