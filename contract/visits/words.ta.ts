import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const VISIT_PROBLEMS: Translated<typeof english.VISIT_PROBLEMS> = {
  noName: 'தயவுசெய்து உங்கள் பெயரை எழுதுங்கள்',
  over: 'இந்த நிகழ்ச்சி முடிந்துவிட்டது.',
  off: 'இந்த நிகழ்ச்சி இனி எந்த நாளிலும் இல்லை.',
  full: 'இந்த நிகழ்ச்சிக்கு இடங்கள் அனைத்தும் நிரம்பிவிட்டன.',
  many: 'இந்த மொபைல் எண்ணில் இந்த நிகழ்ச்சிக்கு ஏற்கெனவே ஐந்து இடங்கள் உள்ளன.',
};

export const VISIT_STATES: Translated<typeof english.VISIT_STATES> = {
  cancelled: 'இந்த வருகை ரத்து செய்யப்பட்டது.',
  confirmed: 'உங்கள் இடம் உறுதியானது, பணம் எதுவும் செலுத்த வேண்டியதில்லை.',
};

export const visitInWords: typeof english.visitInWords = (show, hours) =>
  `வருகை: ${[show, hours].filter(Boolean).join(', ')}`;
