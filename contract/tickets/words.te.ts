import { labelWords } from '#contract/fees/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const TICKET_PROBLEMS: Translated<typeof english.TICKET_PROBLEMS> = {
  noMobile: 'దయచేసి మొబైల్ నంబర్ రాయండి',
  noPark: 'దయచేసి పార్క్ ఎంచుకోండి',
  badMobile: 'దయచేసి సరైన మొబైల్ నంబర్ రాయండి',
  holidayToday: 'ఈరోజు సెలవు, కాబట్టి టికెట్ బుక్ చేయడం కుదరదు.',
  nothingChosen: 'దయచేసి కనీసం ఒకటి ఎంచుకోండి',
  badCount: 'దయచేసి ఎన్ని కావాలో పూర్తి సంఖ్యగా రాయండి, ఉదాహరణకు 2.',
  inactive: (park) => `${park} ప్రస్తుతం పనిచేయడం లేదు. సహాయం కోసం దయచేసి సపోర్ట్ టీమ్‌ను సంప్రదించండి.`,
  noDate: 'కొనసాగడానికి దయచేసి తేదీ ఎంచుకోండి.',
  noSlot: 'దయచేసి సమయం ఎంచుకోండి.',
  slotOver: 'ఈ సమయం అయిపోయింది. దయచేసి తర్వాతి సమయం ఎంచుకోండి.',
  oneFamily: 'ఒక బుకింగ్‌లో ఒక్క ఫ్యామిలీ టికెట్ మాత్రమే కొనగలరు.',
  addonAlone: 'ఫ్యామిలీ అదనపు వ్యక్తి టికెట్ విడిగా రాదు. దయచేసి ముందుగా ఫ్యామిలీ టికెట్ ఎంచుకోండి.',
  closedOn: (day) => `పార్క్ ఈ రోజు మూసి ఉంటుంది: ${formatDay(day)}. దయచేసి మరో రోజు ఎంచుకోండి.`,
  tooMany: (label, limit) => `దయచేసి ఒక బుకింగ్‌లో "${labelWords(label)}" ${limit} వరకు మాత్రమే ఎంచుకోండి.`,
};

export const TICKET_REFUSALS: Translated<typeof english.TICKET_REFUSALS> = {
  tooFar: (last) => `టికెట్లు ${formatDay(last)} వరకు అమ్ముతున్నారు. దయచేసి ఆ రోజు గానీ, అంతకు ముందు రోజు గానీ ఎంచుకోండి.`,
  notOffered: (category) => `"${category}" ఇక్కడ లేదు.`,
  soldOut: (when) => `${when}: టికెట్లు అయిపోయాయి.`,
  fewLeft: (places, when) =>
    places === 1 ? `${when}: ఇంకా 1 టికెట్ మాత్రమే ఉంది.` : `${when}: ఇంకా ${places} టికెట్లు మాత్రమే ఉన్నాయి.`,
  tooMuch: 'ఒక బుకింగ్‌కు ఇది చాలా ఎక్కువ. దయచేసి చిన్న బుకింగ్‌లుగా చేయండి.',
  pricesChanged: 'ధరలు మారాయి. దయచేసి కొత్త మొత్తం చూసి మళ్ళీ ప్రయత్నించండి.',
  beingChanged: 'ఈ పార్క్ వివరాలు ఇప్పుడు మారుస్తున్నారు. దయచేసి కాసేపట్లో మళ్ళీ ప్రయత్నించండి.',
  tooManyHolds: 'ఈ మొబైల్ నంబర్‌తో ఇక్కడ డబ్బు కట్టని బుకింగ్‌లు ఐదు ఉన్నాయి. దయచేసి వాటిలో ఒకదానికి డబ్బు కట్టండి, లేదా కొన్ని నిమిషాలు ఆగండి.',
  tooManyFree: (day) => `${formatDay(day)}: ఈ మొబైల్ నంబర్‌కు ఇప్పటికే ఐదు ఉచిత టికెట్లు ఉన్నాయి.`,
};

export const TICKET_STATES: Translated<typeof english.TICKET_STATES> = {
  admitted: 'ఈ టికెట్ గేట్ దగ్గర వాడేశారు.',
  cancelled: 'ఈ టికెట్ రద్దయింది.',
  confirmed: 'మీ బుకింగ్ ఖాయమైంది. ఈ QR కోడ్‌ను గేట్ దగ్గర చూపించండి.',
};

export const ticketInWords: typeof english.ticketInWords = (park, when, givenBack) =>
  `${park} టికెట్, ${when}${givenBack ? ` (వెనక్కి ఇచ్చినవి: ${givenBack})` : ''}`;

export const peopleWords: typeof english.peopleWords = (people) =>
  people === 0 ? '' : people === 1 ? '1 వ్యక్తి' : `${people} మంది`;

export const PARK_CLOSED: Translated<typeof english.PARK_CLOSED> = {
  allSold: (day) => (day ? `${formatDay(day)}: టికెట్లన్నీ అయిపోయాయి.` : 'ఈ రోజులకు టికెట్లన్నీ అయిపోయాయి.'),
  noDates: (park, last) => `${last ? `${park} చివరి తేదీ ${formatDay(last)}. ` : ''}పార్క్ కొత్త తేదీలు చేర్చగానే ఇక్కడ బుక్ చేయవచ్చు.`,
};
