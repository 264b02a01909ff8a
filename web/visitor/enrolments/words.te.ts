import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const enrolmentTexts: Translated<typeof english.enrolmentTexts> = {
  studentName: 'విద్యార్థి పేరు',
  mobileHint: '10 అంకెలు. ఈ నంబర్‌తో మీ సీటు మళ్ళీ దొరుకుతుంది.',
  email: 'ఈమెయిల్ (కావాలంటే)',
  emailHint: 'కోచింగ్ సెంటర్ దానికి రాయవచ్చు.',
  fee: 'మొత్తం బ్యాచ్ ఫీజు',
  free: 'ఉచితం',
  pay: (amount) => `${amount} కట్టండి`,
  join: 'బ్యాచ్‌లో చేరండి',
  starting: 'చెల్లింపు మొదలవుతోంది…',
  joining: 'మీ సీటు బుక్ అవుతోంది…',
  failed: 'సీటు బుక్ చేయలేకపోయాం.',
};

export const enrolmentPageTexts: Translated<typeof english.enrolmentPageTexts> = {
  heading: 'బ్యాచ్‌లో చేరండి',
  title: (batch) => `${batch}లో చేరండి`,
  description: (batch, centre, dates, isFree) =>
    `${batch}, ${centre}, ${dates}. ${isFree ? 'ఇది ఉచితం.' : 'డబ్బు కట్టే వరకు మీ సీటు ఉంచుతాం.'}`,
  left: (count) => (count === 1 ? '1 సీటు ఉంది' : `${count} సీట్లు ఉన్నాయి`),
  closed: { over: 'బుకింగ్ లేదు', full: 'సీట్లు అయిపోయాయి', unpayable: 'ఇంకా ఆన్‌లైన్ బుకింగ్ లేదు' },
  elsewhere: 'ప్రవేశ్ హోమ్',
  findAgain: 'మీ సీటు మళ్ళీ వెతకండి',
};

export const enrolmentStatusTexts: Translated<typeof english.enrolmentStatusTexts> = {
  ready: 'మీరు చేరారు',
  cancelled: 'ఈ సీటు రద్దయింది',
  code: (code) => `కోడ్ ${code}`,
  qrAlt: (batch) => `${batch}: మీ సీటు పేజీ QR కోడ్`,
  qrHow: 'ఈ కోడ్ ఈ పేజీని మరో ఫోన్‌లో తెరుస్తుంది.',
  facts: {
    batch: 'బ్యాచ్',
    student: 'విద్యార్థి',
    dates: 'తేదీలు',
    hours: 'సమయం',
    centre: 'ఎక్కడ',
    booking: 'బుకింగ్ నంబర్',
    mobile: 'మొబైల్',
    booked: 'బుక్ చేసింది',
  },
  receipt: 'దేనికి డబ్బు కట్టారు',
  receiptUnpaid: 'మీ బుకింగ్',
  steps: (first, hours, begun) => [
    begun ? `క్లాసులు మొదలయ్యాయి. తర్వాతి క్లాసుకు రండి, ${hours}.` : `క్లాసులు ${first} మొదలవుతాయి, ${hours}.`,
    'మొదటి రోజు కోచింగ్ సెంటర్‌లో ఈ పేజీ చూపించండి.',
    'ఒక కాపీ ఉంచుకోండి: ఫోటో సేవ్ చేయండి, లేదా మీ మొబైల్ నంబర్‌తో మళ్ళీ పొందండి.',
  ],
  another: 'మరో విద్యార్థికి బుక్ చేయండి',
  getQr: 'QR పొందండి',
  held: (time) => `మీ సీటు ${time} వరకు ఉంచుతాం.`,
};
