import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const ENROLMENT_PROBLEMS: Translated<typeof english.ENROLMENT_PROBLEMS> = {
  noStudent: 'தயவுசெய்து மாணவர் பெயரை எழுதுங்கள்',
  badEmail: 'தயவுசெய்து சரியான மின்னஞ்சலை எழுதுங்கள்',
  full: 'இந்த வகுப்பு நிரம்பிவிட்டது.',
  over: 'இந்த வகுப்பு முடிந்துவிட்டது.',
  off: 'இந்த வகுப்பில் இனி பாடங்கள் இல்லை.',
};

export const ENROLMENT_REFUSALS: Translated<typeof english.ENROLMENT_REFUSALS> = {
  tooManyHolds:
    'இந்த மொபைல் எண்ணில் பணம் செலுத்தாத இடங்கள் இங்கு ஏற்கெனவே ஐந்து உள்ளன. தயவுசெய்து அவற்றில் ஒன்றுக்குப் பணம் செலுத்துங்கள், அல்லது சில நிமிடங்கள் காத்திருங்கள்.',
};

export const ENROLMENT_STATES: Translated<typeof english.ENROLMENT_STATES> = {
  confirmed: 'வகுப்பில் உங்கள் இடம் உறுதியானது.',
  cancelled: 'இந்த இடம் ரத்து செய்யப்பட்டது.',
};

export const placeInWords: typeof english.placeInWords = ({ name, dates, hours }) => `${name} இடம், ${dates}, ${hours}`;
