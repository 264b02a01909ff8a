import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `இப்போது நடப்பது – ${place}`,
  serving: 'இப்போது நடப்பது',
  nothing: '–',
  next: 'அடுத்து',
  closed: 'இன்று இனி டோக்கன்கள் இல்லை',
  paused: 'நிறுத்தப்பட்டது',
  late: (minutes) => `சுமார் ${minutes} தாமதம்`,
  start: 'பலகையைத் தொடங்குங்கள்',
  stop: 'ஒலியை நிறுத்துங்கள்',
  another: 'வேறு இடம்',
  soundOn: 'ஒலி வருகிறது',
  soundOff: 'ஒலி இல்லை – ஏதாவது ஒரு பொத்தானை அழுத்துங்கள்',
  sound: 'பேசும் மொழிகள்',
  chimeOnly: (language) => `இந்தச் சாதனத்தில் இந்த மொழிக்குக் குரல் இல்லை: ${language}. எண்களுக்கு மணி ஒலிக்கும்.`,
  inEnglish: (language) => `இந்தச் சாதனத்தில் இந்த மொழிக்குக் குரல் இல்லை: ${language}. ஆங்கிலத்தில் சொல்லும்.`,
  page: (at, of) => `${at} / ${of}`,
};

export const stationWords: typeof english.stationWords = (name) => name.replace(/^Counter /, 'கவுண்டர் ');
