import { labelWords } from '#contract/fees/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const TICKET_PROBLEMS: Translated<typeof english.TICKET_PROBLEMS> = {
  noMobile: 'தயவுசெய்து மொபைல் எண்ணை எழுதுங்கள்',
  badMobile: 'தயவுசெய்து சரியான மொபைல் எண்ணை எழுதுங்கள்',
  holidayToday: 'இன்று விடுமுறை, எனவே டிக்கெட் பதிவு செய்ய முடியாது.',
  nothingChosen: 'தயவுசெய்து குறைந்தது ஒன்றைத் தேர்ந்தெடுங்கள்',
  inactive: (park) => `${park} தற்போது செயல்படவில்லை. உதவிக்கு தயவுசெய்து உதவிக் குழுவைத் தொடர்பு கொள்ளுங்கள்.`,
  noDate: 'தொடர தயவுசெய்து தேதியைத் தேர்ந்தெடுங்கள்.',
  noSlot: 'தயவுசெய்து நேரத்தைத் தேர்ந்தெடுங்கள்.',
  slotOver: 'இந்த நேரம் முடிந்துவிட்டது. தயவுசெய்து பிந்தைய நேரத்தைத் தேர்ந்தெடுங்கள்.',
  oneFamily: 'ஒரு பதிவில் ஒரு குடும்ப டிக்கெட் மட்டுமே வாங்கலாம்.',
  addonAlone: 'குடும்பத்துடன் கூடுதல் நபர் டிக்கெட் தனியாகக் கிடைக்காது. தயவுசெய்து முதலில் குடும்ப டிக்கெட்டைத் தேர்ந்தெடுங்கள்.',
  closedOn: (day) => `பூங்கா இந்த நாளில் மூடப்பட்டிருக்கும்: ${formatDay(day)}. தயவுசெய்து வேறு நாளைத் தேர்ந்தெடுங்கள்.`,
  tooMany: (label, limit) => `தயவுசெய்து ஒரு பதிவில் "${labelWords(label)}" ${limit} வரை மட்டும் தேர்ந்தெடுங்கள்.`,
};

export const TICKET_REFUSALS: Translated<typeof english.TICKET_REFUSALS> = {
  tooFar: (last) =>
    `டிக்கெட்டுகள் ${formatDay(last)} வரை விற்கப்படுகின்றன. தயவுசெய்து அந்த நாளையோ அதற்கு முந்தைய நாளையோ தேர்ந்தெடுங்கள்.`,
  notOffered: (category) => `"${category}" இங்கு இல்லை.`,
  soldOut: (when) => `${when}: டிக்கெட்டுகள் தீர்ந்துவிட்டன.`,
  fewLeft: (places, when) =>
    places === 1 ? `${when}: இன்னும் 1 டிக்கெட் மட்டுமே உள்ளது.` : `${when}: இன்னும் ${places} டிக்கெட்டுகள் மட்டுமே உள்ளன.`,
  tooMuch: 'ஒரு பதிவுக்கு இது மிக அதிகம். தயவுசெய்து சிறு பதிவுகளாகச் செய்யுங்கள்.',
  pricesChanged: 'விலைகள் மாறியுள்ளன. தயவுசெய்து புதிய மொத்தத்தைப் பார்த்துவிட்டு மீண்டும் முயலுங்கள்.',
  beingChanged: 'இந்தப் பூங்காவின் விவரங்கள் இப்போது மாற்றப்படுகின்றன. தயவுசெய்து சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
  tooManyHolds:
    'இந்த மொபைல் எண்ணில் பணம் செலுத்தாத பதிவுகள் இங்கு ஐந்து உள்ளன. தயவுசெய்து அவற்றில் ஒன்றுக்குப் பணம் செலுத்துங்கள், அல்லது சில நிமிடங்கள் காத்திருங்கள்.',
  tooManyFree: (day) => `${formatDay(day)}: இந்த மொபைல் எண்ணில் ஏற்கெனவே ஐந்து இலவச டிக்கெட்டுகள் உள்ளன.`,
};

export const TICKET_STATES: Translated<typeof english.TICKET_STATES> = {
  admitted: 'இந்த டிக்கெட் நுழைவாயிலில் பயன்படுத்தப்பட்டது.',
  cancelled: 'இந்த டிக்கெட் ரத்து செய்யப்பட்டது.',
  confirmed: 'உங்கள் பதிவு உறுதியானது. இந்த QR குறியீட்டை நுழைவாயிலில் காட்டுங்கள்.',
};

export const ticketInWords: typeof english.ticketInWords = (park, when, givenBack) =>
  `${park} டிக்கெட், ${when}${givenBack ? ` (திருப்பித் தரப்பட்டவை: ${givenBack})` : ''}`;

export const peopleWords: typeof english.peopleWords = (people) =>
  people === 0 ? '' : people === 1 ? '1 நபர்' : `${people} பேர்`;

export const PARK_CLOSED: Translated<typeof english.PARK_CLOSED> = {
  allSold: (day) =>
    day ? `${formatDay(day)}: டிக்கெட்டுகள் அனைத்தும் தீர்ந்துவிட்டன.` : 'இந்த நாட்களுக்கு டிக்கெட்டுகள் அனைத்தும் தீர்ந்துவிட்டன.',
  noDates: (park, last) =>
    `${last ? `${park}, கடைசித் தேதி: ${formatDay(last)}. ` : ''}பூங்கா புதிய தேதிகளைச் சேர்த்ததும் இங்கு பதிவு செய்யலாம்.`,
};
