import type * as english from './calls-words.ts';
import { aboutSoLong } from './dates/date-words.ta.ts';
import type { Translated } from './languages.ts';

export const THINGS: Translated<Partial<typeof english.THINGS>> = {
  board: 'பலகை',
  booking: 'பதிவு',
  coupon: 'கூப்பன்',
  counter: 'கவுண்டர்',
  doctor: 'மருத்துவர்',
  page: 'பக்கம்',
  payment: 'கட்டணம்',
  place: 'இடம்',
  queue: 'வரிசை',
};

/** A visitor's page can be refused with these. */
export const CALL_REFUSALS: Translated<Pick<typeof english.CALL_REFUSALS, english.ToldToVisitors>> = {
  busy: 'இப்போது நெரிசல் அதிகமாக உள்ளது. தயவுசெய்து சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
  tooManyTries: 'இப்போது பல முறை முயன்றுவிட்டீர்கள். தயவுசெய்து சிறிது நேரம் காத்திருந்து மீண்டும் முயலுங்கள்.',
  ourFault: 'எங்கள் பக்கத்தில் ஏதோ தவறு நடந்தது. தயவுசெய்து சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
  tooLarge: 'இது அனுப்ப முடியாத அளவுக்குப் பெரியது.',
  unreadable: 'அனுப்பியதைப் படிக்க முடியவில்லை.',
  largeNumber: 'இதில் ஓர் எண் மிகப் பெரியது.',
  unstorableCharacter: 'இதில் சேமிக்க முடியாத ஓர் எழுத்து உள்ளது.',
  invisibleCharacters: 'தயவுசெய்து கண்ணுக்குத் தெரியாத எழுத்துகளை நீக்குங்கள்',
  wrongFields: 'தயவுசெய்து எழுதியதை ஒரு முறை பாருங்கள்.',
  existsAlready: 'இது ஏற்கெனவே உள்ளது.',
  keyOfAnother: 'இந்தப் படிவம் ஏற்கெனவே வேறு பதிவுக்குப் பயன்படுத்தப்பட்டது. தயவுசெய்து பக்கத்தை மீண்டும் திறங்கள்.',
  outcomeUnknown:
    'முதலில் அனுப்பியது நடந்ததா என்று தெரியவில்லை, எனவே அது மீண்டும் செய்யப்படவில்லை. தயவுசெய்து பாருங்கள், நடக்கவில்லை என்றால் மீண்டும் அனுப்புங்கள்.',
  firstNotAnswered: 'முதலில் அனுப்பியதற்கு இன்னும் பதில் வரவில்லை. தயவுசெய்து சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
};

export const againWords: typeof english.againWords = (seconds) =>
  seconds ? ` ${aboutSoLong(seconds)} மீண்டும் முயலலாம்.` : '';

export const BUSY_PAGE_WORDS: Translated<typeof english.BUSY_PAGE_WORDS> = {
  page: (seconds) => `இப்போது இங்கு பலர் இருக்கிறார்கள். இந்தப் பக்கம் சுமார் ${seconds} விநாடிகளில் தானாகவே மீண்டும் முயலும்.`,
  booking: (seconds) =>
    `இப்போது பலர் பதிவு செய்கிறார்கள், உங்களுக்கு இன்னும் எதுவும் பதிவாகவில்லை. சுமார் ${seconds} விநாடிகள் கழித்து தயவுசெய்து உங்கள் உலாவியில் ரீலோட் அழுத்துங்கள்: நீங்கள் எழுதியதை அது மீண்டும் அனுப்பும்.`,
  payment: (seconds) =>
    `இப்போது இங்கு பலர் இருக்கிறார்கள். உங்கள் பதிவு அப்படியே உள்ளது, பணம் எதுவும் எடுக்கப்படவில்லை. சுமார் ${seconds} விநாடிகள் கழித்து தயவுசெய்து உங்கள் உலாவியில் ரீலோட் அழுத்துங்கள்: பணம் செலுத்துவது மீண்டும் தொடங்கும்.`,
  search: (seconds) =>
    `இப்போது இங்கு பலர் இருக்கிறார்கள். சுமார் ${seconds} விநாடிகள் கழித்து தயவுசெய்து உங்கள் உலாவியில் ரீலோட் அழுத்துங்கள்: உங்கள் மொபைல் எண்ணை அது மீண்டும் அனுப்பும்.`,
};
