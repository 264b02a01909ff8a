import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const shellTexts: Omit<Translated<typeof english.shellTexts>, 'language'> &
  Pick<typeof english.shellTexts, 'language'> = {
  language: 'te',
  languages: 'భాష',
  product: 'ప్రవేశ్',
  skip: 'పేజీకి వెళ్ళండి',
  home: 'ప్రవేశ్ హోమ్',
  mainMenu: 'మీ టికెట్లు',
  getQr: 'QR పొందండి',
  help: 'సహాయం, విధానాలు',
  call: (phone) => `${phone}కు కాల్ చేయండి`,
  write: (email) => `${email}కు రాయండి`,
  privacy: 'గోప్యతా విధానం',
  terms: 'నియమ నిబంధనలు',
  refunds: 'రీఫండ్ విధానం',
  writeToUs: 'మాకు రాయండి',
  poweredBy: 'ప్రవేశ్: భారత్‌లో తయారైంది',
};

export const formTexts: Translated<typeof english.formTexts> = {
  thereIsAProblem: 'ఒక చిన్న సమస్య ఉంది',
  errorTitle: 'సమస్య: ',
  nothingCharged: 'డబ్బు ఏమీ తీసుకోలేదు.',
  notBooked: 'ఇంకా బుక్ కాలేదు.',
  notStarted: 'చెల్లింపు మొదలుపెట్టలేకపోయాం.',
  stopped: 'మీరు ప్రయత్నం ఆపారు.',
  again: 'మళ్ళీ ప్రయత్నించడానికి బటన్ నొక్కండి. ఏదీ రెండుసార్లు బుక్ కాదు.',
  safe: (gateway) => `మీరు ${gateway === 'paytm' ? 'పేటీఎంతో' : 'బ్యాంక్ పేజీలోనే'} డబ్బు కడతారు. మీ కార్డు గానీ, UPI పిన్ గానీ మాకు కనిపించదు.`,
};

export const waitingTexts: Translated<typeof english.waitingTexts> = {
  busy: 'చాలా మంది బుక్ చేస్తున్నారు. మీ కోసం ప్రయత్నిస్తూనే ఉన్నాం.',
  offline: 'మీకు నెట్ లేనట్టుంది, లేదా నెమ్మదిగా ఉంది. మీ కోసం ప్రయత్నిస్తూనే ఉన్నాం.',
  payment: 'మీ బుకింగ్ అలాగే ఉంది. చెల్లింపు మొదలుపెట్టడానికి ప్రయత్నిస్తూనే ఉన్నాం.',
  times: (since, seconds) =>
    `${since} నుండి ప్రయత్నిస్తున్నాం. ${seconds > 0 ? `${seconds} సెకన్లలో మళ్ళీ ప్రయత్నిస్తాం.` : 'ఇప్పుడు మళ్ళీ ప్రయత్నిస్తున్నాం…'}`,
  stop: 'ప్రయత్నం ఆపండి',
};

export const placeTexts: Translated<typeof english.placeTexts> = { map: 'మ్యాప్‌లో చూడండి' };

export const offerTexts: Translated<typeof english.offerTexts> = { bookedBefore: 'ఇంతకు ముందు బుక్ చేశారా?' };

export const nextTexts: Translated<typeof english.nextTexts> = { title: 'తర్వాత ఏమిటి' };

export const stepperTexts: Translated<typeof english.stepperTexts> = {
  more: (label) => `ఒకటి పెంచండి: ${label}`,
  less: (label) => `ఒకటి తగ్గించండి: ${label}`,
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  caption: 'దేనికి డబ్బు కడుతున్నారు',
  captionFree: 'మీరు బుక్ చేసినవి',
  free: 'ఉచితం',
  item: 'టికెట్',
  amount: 'మొత్తం',
  total: 'మొత్తం',
  discount: (code) => (code ? `కూపన్ ${code}` : 'తగ్గింపు'),
};

export const adTexts: Translated<typeof english.adTexts> = {
  sponsored: 'ప్రకటన',
  shopNow: 'ఇప్పుడే కొనండి',
  shopNowAt: (name) => `ఇప్పుడే కొనండి: ${name} (కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)`,
};

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'ఇప్పటి సమాచారం',
  asOf: (time) => `${time} నాటిది`,
  asking: (time) => `${time} నాటిది. ప్రతి 15 సెకన్లకు మళ్ళీ చూస్తాం.`,
  lost: (time) => `మళ్ళీ కలుపుతున్నాం… చివరి సమాచారం ${time}`,
  refresh: 'మళ్ళీ చూడండి',
  kept: 'ప్రస్తుతం నెట్‌వర్క్ లేదు: {time} నాటి సమాచారం.',
};
