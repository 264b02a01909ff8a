import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './remembered-words.ts';

export const rememberedTexts: Translated<typeof english.rememberedTexts> = {
  heading: 'இந்தப் போனில் பதிவு செய்தவை',
  asking: 'என்ன ஆனது என்று கேட்கிறோம்…',
  unknown: 'இப்போது என்ன ஆனது என்று கேட்க முடியவில்லை.',
  checking: (amount) => `உங்கள் ${amount} கட்டணம் இன்னும் பார்க்கப்படுகிறது. மீண்டும் பணம் செலுத்த வேண்டாம்.`,
  continue: 'தொடருங்கள்',
  open: 'திறங்கள்',
  pay: 'இப்போது செலுத்துங்கள்',
  forget: 'இந்தப் போனிலிருந்து நீக்குங்கள்',
};
