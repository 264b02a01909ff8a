import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './remembered-words.ts';

export const rememberedTexts: Translated<typeof english.rememberedTexts> = {
  heading: 'या फोनवर बुक केलेले',
  asking: 'काय झाले ते विचारत आहोत…',
  unknown: 'आत्ता काय झाले ते विचारता आले नाही.',
  checking: (amount) => `तुमचे ${amount} पेमेंट अजून पाहिले जात आहे. पुन्हा पैसे भरू नका.`,
  continue: 'पुढे चालू ठेवा',
  open: 'उघडा',
  pay: 'आत्ता भरा',
  forget: 'या फोनवरून काढा',
};
