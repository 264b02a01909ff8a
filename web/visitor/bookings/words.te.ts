import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  tickets: 'ఎవరెవరు వస్తున్నారు?',
  groups: { people: 'మనుషులు', family: 'కుటుంబం', vehicles: 'వాహనాలు', cameras: 'కెమెరాలు' },
  each: (price) => `ఒక్కటి ${price}`,
  free: 'ఉచితం',
  spoken: (quantity, label, amount) => `${quantity} ${label}, ${amount}`,
  familyHint: (people) => `${people} మంది రావచ్చు. ఒక బుకింగ్‌లో ఒక్క ఫ్యామిలీ టికెట్.`,
  addonHint: 'మీ ఫ్యామిలీతో ఇంకొకరు.',
  noTickets: 'ఈ పార్క్ ప్రస్తుతం ఆన్‌లైన్‌లో టికెట్లు అమ్మడం లేదు. దయచేసి గేట్ దగ్గర అడగండి.',
  forToday: (day) => `ఈరోజుకు, ${day}. టికెట్ ఆ రోజుకు మాత్రమే చెల్లుతుంది`,
  mobile: 'మొబైల్ నంబర్',
  mobileHint: '10 అంకెలు. ఈ నంబర్‌తో మీ టికెట్ మళ్ళీ దొరుకుతుంది.',
  coupon: 'కూపన్ ఉందా?',
  couponCode: 'కూపన్ కోడ్',
  count: (units) => (units === 0 ? 'ఏదీ ఎంచుకోలేదు' : units === 1 ? '1 టికెట్' : `${units} టికెట్లు`),
  pay: (amount) => `${amount} కట్టండి`,
  payLater: 'డబ్బు కట్టండి',
  free0: 'టికెట్ తీసుకోండి',
  starting: 'చెల్లింపు మొదలవుతోంది…',
};

export const bookingPageTexts: Translated<typeof english.bookingPageTexts> = {
  title: (park) => `టికెట్లు బుక్ చేయండి – ${park}`,
  description: (park, location) => `${park}, ${location} ప్రవేశ టికెట్లు. ఆన్‌లైన్‌లో డబ్బు కట్టి, గేట్ దగ్గర QR కోడ్ చూపించండి.`,
  heading: 'టికెట్లు బుక్ చేయండి',
  getQr: 'మీ QR కోడ్ మళ్ళీ పొందండి',
  closed: {
    inactive: 'ప్రస్తుతం బుకింగ్ లేదు',
    past: 'ఇప్పుడు బుక్ చేయడానికి తేదీలు లేవు',
    unpayable: 'ఇంకా ఆన్‌లైన్ బుకింగ్ లేదు',
    holiday: 'ఈరోజు సెలవు',
    over: 'ఈరోజుకు మూసేశారు',
    'sold-out': 'టికెట్లు అయిపోయాయి',
  },
  nextOpen: (day) => `తర్వాత తెరిచే రోజు ${day}.`,
  opensThatMorning: 'ఆ రోజు ఉదయం బుకింగ్ మొదలవుతుంది.',
  elsewhere: 'వేరే పార్కులు చూడండి',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'మరిన్ని',
  save: 'QR కోడ్ సేవ్ చేయండి',
  share: 'పంపండి',
  copied: 'లింక్ కాపీ అయింది',
  whatsapp: 'వాట్సాప్',
  calendar: 'క్యాలెండర్‌లో చేర్చండి',
  print: 'ప్రింట్ లేదా PDF తీయండి',
  slip: 'చిన్న స్లిప్ ప్రింట్ (80\u00a0మి.మీ.)',
  passOn: (words, url) => `${words}: ${url}`,
};
