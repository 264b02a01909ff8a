import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

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
