import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  title: (number, place) => `டோக்கன் ${number} – ${place}`,
  calledTitle: (number) => `உங்கள் முறை வந்தது – டோக்கன் ${number}`,
  nearTitle: (before) => (before === 0 ? 'அடுத்து நீங்கள்தான்' : `உங்களுக்கு முன் ${before}`),
  yours: 'உங்கள் டோக்கன்',
  serving: 'இப்போது நடப்பது',
  counter: 'கவுண்டர்',
  nothing: '–',
  next: 'அடுத்து நீங்கள்தான். தயவுசெய்து தயாராக இருங்கள்.',
  early: (opens, come) => `கிளினிக் திறக்கும் நேரம்: ${opens}. தயவுசெய்து வரும் நேரம், சுமார்: ${come}.`,
  closed: (closes) => `கிளினிக் நேரம் முடிந்தது: ${closes}. தயவுசெய்து வரவேற்பில் கேளுங்கள்.`,
  waiting: (before) => (before === 1 ? 'உங்களுக்கு முன் 1 நபர் இருக்கிறார்' : `உங்களுக்கு முன் ${before} பேர் இருக்கிறார்கள்`),
  calledTo: (place) => `உங்களை அழைக்கிறார்கள். தயவுசெய்து இங்கே செல்லுங்கள்: ${place}.`,
  called: 'உங்களை அழைக்கிறார்கள். தயவுசெய்து உள்ளே செல்லுங்கள்.',
  counterNamed: (number) => `கவுண்டர் ${number}`,
  complete: 'முடிந்தது. வந்ததற்கு நன்றி.',
  noshow: 'உங்களை அழைத்தோம்; தயவுசெய்து கவுண்டரில் பேசுங்கள்.',
  noshowAtClinic: 'உங்களை அழைத்தோம்; தயவுசெய்து வரவேற்பில் பேசுங்கள்.',
  cancelled: 'இந்த டோக்கன் ரத்து செய்யப்பட்டது.',
  later: (day, come) =>
    `உங்கள் டோக்கனின் நாள் ${day}. ${come ? `தயவுசெய்து வரும் நேரம், சுமார்: ${come}. ` : ''}அன்று இந்தப் பக்கத்தில் வரிசை தெரியும்.`,
  over: (day) => `இந்த டோக்கனின் நாள் ${day}. அந்த நாள் முடிந்தது.`,
  estimate: (words) => `${words}, வரிசை இப்போது நகரும் வேகத்தின்படி`,
  paused: 'வரிசை சிறிது நேரம் நின்றுள்ளது. உங்கள் முறை அப்படியே இருக்கும்.',
  pausedUntil: (time) => `வரிசை நிறுத்தப்பட்டுள்ளது, சுமார் ${time} மணிக்கு மீண்டும் தொடங்கும். உங்கள் இடம் அப்படியே இருக்கும்.`,
  late: (minutes) => `சுமார் ${minutes} தாமதமாக நடக்கிறது. உங்கள் முறை அப்படியே இருக்கும்.`,
  keep: 'இந்தப் பக்கத்தை வைத்துக்கொள்ளுங்கள்',
  keepHow: 'இந்தக் குறியீட்டை வேறு போனால் ஸ்கேன் செய்யுங்கள், அல்லது சேமியுங்கள்: இது இந்தப் பக்கத்தை மீண்டும் திறக்கும்.',
  qrAlt: (number) => `டோக்கன் ${number} பக்கத்தின் QR குறியீடு`,
  receipt: 'ரசீது',
  fee: 'கட்டணம்',
  facts: {
    clinic: 'கிளினிக்',
    branch: 'கிளை',
    patient: 'நோயாளி',
    name: 'பெயர்',
    where: 'எங்கே',
    paid: 'பணம்',
    day: 'நாள்',
    booked: 'பதிவு செய்தது',
    booking: 'பதிவு எண்',
  },
  another: 'இன்னொன்று பதிவு செய்யுங்கள்',
};

export const unpaidTokenTexts: Translated<typeof english.unpaidTokenTexts> = {
  ready: 'உங்கள் டோக்கன்',
  comes: 'பணம் செலுத்தியதும் உங்கள் டோக்கன் எண் வரும்.',
  payUntil: (time) => `உங்கள் டோக்கன் ${time} வரை உங்களுக்காக வைக்கப்படும்.`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} மணி`, (rest > 0 || hours === 0) && `${rest} நிமி.`].filter(Boolean).join(' ');
}

export const rangeWords: typeof english.rangeWords = ({ from, to }) => {
  if (from === 0) return `சுமார் ${minutesWords(to)} அல்லது குறைவு`;
  return to < 60 ? `சுமார் ${from}–${minutesWords(to)}` : `சுமார் ${minutesWords(from)} முதல் ${minutesWords(to)}`;
};

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `இப்போது நடப்பது – ${place}`,
  start: 'பலகையைத் தொடங்குங்கள்',
  stop: 'ஒலியை நிறுத்துங்கள்',
  another: 'வேறு இடம்',
  soundOn: 'ஒலி வருகிறது',
  soundOff: 'ஒலி இல்லை – ஏதாவது ஒரு பொத்தானை அழுத்துங்கள்',
  sound: 'பேசும் மொழிகள்',
  chimeOnly: (language) => `இந்தச் சாதனத்தில் இந்த மொழிக்குக் குரல் இல்லை: ${language}. எண்களுக்கு மணி ஒலிக்கும்.`,
  recorded: (languages) =>
    `இந்தச் சாதனத்தில் இந்த மொழிக்குக் குரல் இல்லை: ${languages}. இயந்திரம் பேசிய சொற்கள் ஒலிக்கும்; மனிதர்களின் பெயர்கள் திரையில் மட்டும் தெரியும்.`,
  page: (at, of) => `${at} / ${of}`,
};
