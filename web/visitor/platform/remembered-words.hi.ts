import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './remembered-words.ts';

export const rememberedTexts: Translated<typeof english.rememberedTexts> = {
  heading: 'इस फ़ोन पर बुक किया हुआ',
  asking: 'पूछ रहे हैं कि क्या स्थिति है…',
  unknown: 'अभी स्थिति नहीं पूछ सके।',
  checking: (amount) => `आपके ${amount} के भुगतान की जाँच अभी चल रही है। दोबारा पैसा न दें।`,
  continue: 'आगे बढ़ें',
  open: 'खोलें',
  pay: 'अभी पैसा दें',
  forget: 'इस फ़ोन से हटाएँ',
};
