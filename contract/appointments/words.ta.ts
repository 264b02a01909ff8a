import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const APPOINTMENT_PROBLEMS: Translated<typeof english.APPOINTMENT_PROBLEMS> = {
  noMobile: 'தயவுசெய்து மொபைல் எண்ணை எழுதுங்கள்',
  digitsOnly: 'எண்கள் மட்டும் எழுதுங்கள்',
  tenDigits: 'சரியாக 10 எண்கள் இருக்க வேண்டும்',
  full: 'இன்றைய டோக்கன்கள் அனைத்தும் பதிவாகிவிட்டன.',
  noDoctor: 'தயவுசெய்து மருத்துவரைத் தேர்ந்தெடுங்கள்',
  noPatient: 'தயவுசெய்து நோயாளியின் பெயரை எழுதுங்கள்',
  noDay: 'தயவுசெய்து பதிவுக்குத் திறந்துள்ள நாட்களில் ஒன்றைத் தேர்ந்தெடுங்கள்.',
  noBranch: 'தயவுசெய்து கிளையைத் தேர்ந்தெடுங்கள்',
  noName: 'தயவுசெய்து பெயரை எழுதுங்கள்',
  noLoanType: 'தயவுசெய்து கடன் வகையைத் தேர்ந்தெடுங்கள்',
};

export const APPOINTMENT_REFUSALS: Translated<typeof english.APPOINTMENT_REFUSALS> = {
  tooMany:
    'இந்த மொபைல் எண்ணில் இங்கு ஏற்கெனவே ஐந்து பதிவுகள் உள்ளன. தயவுசெய்து அவற்றில் ஒன்றைப் பயன்படுத்துங்கள், அல்லது மேசையில் கேளுங்கள்.',
};

export const PAID_FEE: Translated<typeof english.PAID_FEE> = {
  back: 'பணம் திருப்பித் தரப்பட்டது',
  cash: 'கிளினிக்கில் செலுத்தப்பட்டது',
  cashDue: 'கிளினிக்கில் செலுத்த வேண்டும்',
  online: 'ஆன்லைனில் செலுத்தப்பட்டது',
};

export const tokenInWords: typeof english.tokenInWords = (number, place, day) =>
  `${place}: டோக்கன் ${number}, ${formatDay(day)}`;

export const APPOINTMENT_STATES: Translated<typeof english.APPOINTMENT_STATES> = {
  cancelled: 'இந்த டோக்கன் ரத்து செய்யப்பட்டது.',
  numbered: (number) => `உங்கள் டோக்கன் எண் ${number}.`,
};
