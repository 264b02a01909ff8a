import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './day-words.ts';

export const dayChoiceTexts: Translated<typeof english.dayChoiceTexts> = {
  visit: 'எப்போது வருகிறீர்கள்?',
  visitHint: 'டிக்கெட் அந்த நாளுக்கு மட்டுமே செல்லும்',
  calendarHint: (label) => `டிக்கெட் அந்த நாளுக்கு மட்டுமே செல்லும். இவை ஒருவருக்கான விலைகள்: ${label}.`,
  pricesOf: (name) => `இந்த நாளின் விலைகள்: ${name}`,
  closed: 'விடுமுறை',
  left: (places) => `${places} உள்ளன`,
  soldOut: 'தீர்ந்துவிட்டன',
  time: 'எந்த நேரத்துக்கு வருகிறீர்கள்?',
  timeHint: 'தயவுசெய்து இந்த நேரத்திலேயே வாருங்கள்.',
  full: 'நிரம்பியது',
  laterDates: 'இந்தத் தேதிகளில் ஒன்றைப் பதிவு செய்யலாம்.',
  today: 'இன்று',
  free: 'இலவசம்',
};
