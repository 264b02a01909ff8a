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

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'ఇంకొక్క అడుగు: డబ్బు కట్టండి – ప్రవేశ్',
  heading: {
    ticket: (amount) => `టికెట్ కోసం ${amount} కట్టండి`,
    token: (amount) => `టోకెన్ కోసం ${amount} కట్టండి`,
    place: (amount) => `బ్యాచ్‌లో చేరడానికి ${amount} కట్టండి`,
  },
  held: {
    ticket: 'మీ టికెట్లు మీ కోసం ఉంచాం.',
    token: 'మీ టోకెన్ మీ కోసం ఉంచాం.',
    place: 'మీ సీటు మీ కోసం ఉంచాం.',
  },
  next: { ccav: 'తర్వాతి పేజీ బ్యాంక్‌దే.', paytm: 'తర్వాతి పేజీ పేటీఎందే.' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} కట్టండి`,
};

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'మీ చెల్లింపు కోసం చూస్తున్నాం',
    awaited: 'మీ చెల్లింపు ఖాయం అవుతోంది',
    failed: 'చెల్లింపు జరగలేదు',
    aborted: 'చెల్లింపు ఆగిపోయింది',
    refunded: 'మీ డబ్బు వెనక్కి వస్తోంది',
  },
  over: 'ఈ బుకింగ్ సమయం ముగిసింది',
  doNotPay: 'మళ్ళీ డబ్బు కట్టవద్దు.',
  how: 'డబ్బు కట్టి ఉంటే, ఇక్కడే ఆగండి. కట్టకపోతే, ఇప్పుడు కట్టవచ్చు.',
  watching: 'చెల్లింపు ఎలా ఉందో అడుగుతున్నాం. జవాబు రాగానే ఈ పేజీ దానంతట అదే మారుతుంది.',
  returning: 'మీ ఖాతా నుండి డబ్బు వెళ్ళి ఉంటే, 7 నుండి 14 పని రోజుల్లో దానంతట అదే తిరిగి వస్తుంది.',
  payNow: (amount) => `${amount} కట్టండి`,
  checkNow: 'మళ్ళీ చూడండి',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'మీ టికెట్ సిద్ధం',
  used: 'మీ టికెట్ వాడేశారు',
  over: 'ఈ టికెట్ రోజు ముగిసింది',
  qrAlt: (park, day) => `${park}, ${day}: మీ టికెట్ QR కోడ్`,
  usedAt: (when) => `గేట్ దగ్గర వాడారు: ${when}`,
  payUntil: (time) => `మీ టికెట్లు ${time} వరకు మీ కోసం ఉంచుతాం.`,
  facts: {
    park: 'పార్క్',
    where: 'ఎక్కడ',
    day: 'చెల్లే రోజు',
    booking: 'బుకింగ్ నంబర్',
    mobile: 'మొబైల్',
    booked: 'బుక్ చేసింది',
  },
  onlyThatDay: 'టికెట్ ఆ రోజుకు మాత్రమే చెల్లుతుంది',
  gateMode: 'గేట్ దగ్గర చూపించండి',
  bright: 'స్క్రీన్ వెలుతురు పెంచండి',
  close: 'మూసేయండి',
  steps: ['ఈ కోడ్ టికెట్‌లో ఉన్న అందరికీ ఒక్కసారి గేట్ తెరుస్తుంది.', 'ఒక కాపీ ఉంచుకోండి: ఫోటో సేవ్ చేయండి, లేదా మీ మొబైల్ నంబర్‌తో మళ్ళీ పొందండి.'],
  more: 'ఇంకా టికెట్లు బుక్ చేయండి',
  getQr: 'QR పొందండి',
  receipt: 'మీరు కొన్నవి',
  receiptUnpaid: 'మీ బుకింగ్',
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
