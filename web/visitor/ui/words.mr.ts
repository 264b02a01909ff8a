import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const shellTexts: Omit<Translated<typeof english.shellTexts>, 'language'> &
  Pick<typeof english.shellTexts, 'language'> = {
  language: 'mr',
  languages: 'भाषा',
  product: 'प्रवेश',
  skip: 'पानाकडे जा',
  home: 'प्रवेश मुख्यपृष्ठ',
  mainMenu: 'तुमची तिकिटे',
  getQr: 'QR मिळवा',
  help: 'मदत, धोरणे',
  call: (phone) => `फोन करा: ${phone}`,
  write: (email) => `लिहा: ${email}`,
  privacy: 'गोपनीयता धोरण',
  terms: 'अटी आणि नियम',
  refunds: 'पैसे परतीचे धोरण',
  writeToUs: 'आम्हाला लिहा',
  poweredBy: 'प्रवेश: भारतात तयार',
};

export const formTexts: Translated<typeof english.formTexts> = {
  thereIsAProblem: 'एक छोटी अडचण आहे',
  errorTitle: 'अडचण: ',
  nothingCharged: 'पैसे घेतलेले नाहीत.',
  notBooked: 'अजून बुक झाले नाही.',
  notStarted: 'पेमेंट सुरू करता आले नाही.',
  stopped: 'तुम्ही प्रयत्न थांबवला.',
  again: 'पुन्हा प्रयत्नासाठी बटण दाबा. काहीही दोनदा बुक होणार नाही.',
  safe: (gateway) =>
    `तुम्ही ${gateway === 'paytm' ? 'पेटीएमने' : 'बँकेच्या पानावरच'} पैसे भरता. तुमचे कार्ड किंवा UPI पिन आम्हाला दिसत नाही.`,
};

export const waitingTexts: Translated<typeof english.waitingTexts> = {
  busy: 'खूप लोक बुकिंग करत आहेत. तुमच्यासाठी प्रयत्न करत आहोत.',
  offline: 'तुमच्याकडे नेट नाही असे दिसते, किंवा ते हळू आहे. तुमच्यासाठी प्रयत्न करत आहोत.',
  payment: 'तुमचे बुकिंग तसेच आहे. पेमेंट सुरू करण्याचा प्रयत्न करत आहोत.',
  times: (since, seconds) =>
    `${since} पासून प्रयत्न करत आहोत. ${seconds > 0 ? `${seconds} सेकंदांत पुन्हा प्रयत्न करू.` : 'आत्ता पुन्हा प्रयत्न करत आहोत…'}`,
  stop: 'प्रयत्न थांबवा',
};

export const placeTexts: Translated<typeof english.placeTexts> = { map: 'नकाशावर पाहा' };

export const offerTexts: Translated<typeof english.offerTexts> = { bookedBefore: 'आधी बुक केले आहे का?' };

export const nextTexts: Translated<typeof english.nextTexts> = { title: 'पुढे काय' };

export const stepperTexts: Translated<typeof english.stepperTexts> = {
  more: (label) => `एक वाढवा: ${label}`,
  less: (label) => `एक कमी करा: ${label}`,
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  caption: 'कशाचे पैसे भरत आहात',
  captionFree: 'तुम्ही बुक केलेले',
  free: 'मोफत',
  item: 'तिकीट',
  amount: 'रक्कम',
  total: 'एकूण',
  discount: (code) => (code ? `कूपन ${code}` : 'सूट'),
};

export const adTexts: Translated<typeof english.adTexts> = {
  sponsored: 'जाहिरात',
  shopNow: 'आत्ताच घ्या',
  shopNowAt: (name) => `आत्ताच घ्या: ${name} (नवीन टॅबमध्ये उघडेल)`,
};

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'आत्ताची माहिती',
  asOf: (time) => `${time} ची माहिती`,
  asking: (time) => `${time} ची माहिती. दर 15 सेकंदांनी पुन्हा पाहू.`,
  lost: (time) => `पुन्हा जोडत आहोत… शेवटची माहिती ${time}`,
  refresh: 'पुन्हा पाहा',
  kept: 'सध्या नेटवर्क नाही: {time} ची माहिती.',
};
