import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './static-pages.ts';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: 'பக்கம் கிடைக்கவில்லை – பிரவேஷ்',
  code: '404',
  heading: 'அடடா! நீங்கள் தேடும் பக்கம் இனி இல்லை',
  text: 'ஆனால் உங்களைச் சரியான இடத்துக்கு அழைத்துச் செல்ல நாங்கள் இருக்கிறோம்',
  back: 'முகப்புக்குச் செல்லுங்கள்',
};

export const problemTexts: Translated<typeof english.problemTexts> = {
  busy: {
    title: 'இப்போது நெரிசல் அதிகமாக உள்ளது – பிரவேஷ்',
    heading: 'இப்போது நெரிசல் அதிகமாக உள்ளது',
    text: 'இந்த நேரத்தில் பலர் பதிவு செய்கிறார்கள். தயவுசெய்து ஒரு நிமிடம் காத்திருந்து மீண்டும் முயலுங்கள்.',
  },
  broken: {
    title: 'மன்னியுங்கள், ஏதோ தவறு நடந்தது – பிரவேஷ்',
    heading: 'மன்னியுங்கள், தவறு எங்களுடையது',
    text: 'எங்கள் பக்கத்தில் ஏதோ பழுதானது, உங்கள் பக்கத்தில் அல்ல. தயவுசெய்து ஒரு நிமிடத்தில் மீண்டும் முயலுங்கள்.',
  },
  money:
    'நீங்கள் அப்போதுதான் பணம் செலுத்தியிருந்தால், மீண்டும் செலுத்த வேண்டாம். உங்கள் பணம் பாதுகாப்பாக உள்ளது: வங்கியிடம் நாங்களே பார்த்துக்கொள்கிறோம், உங்கள் டிக்கெட்டோ பணமோ உங்களுக்கு வந்து சேரும்.',
  when: (seconds) => `தயவுசெய்து ${aboutSoLong(seconds)} மீண்டும் முயலுங்கள்.`,
  byItself: (seconds) => `இந்தப் பக்கம் ${aboutSoLong(seconds)} தானாகவே மீண்டும் முயலும்.`,
  kept: 'நீங்கள் எழுதியது அப்படியே உள்ளது. பொத்தானை அழுத்தினால் மீண்டும் அனுப்பும், எதுவும் இரண்டு முறை பதிவாகாது.',
  again: 'மீண்டும் முயலுங்கள்',
  home: 'முகப்புக்குச் செல்லுங்கள்',
  reference: 'எங்களுக்கு எழுதும்போது தயவுசெய்து இந்த எண்ணைக் குறிப்பிடுங்கள்:',
};

export const problemWords: typeof english.problemWords = (status) =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
