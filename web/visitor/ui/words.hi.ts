import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const shellTexts: Omit<Translated<typeof english.shellTexts>, 'language'> &
  Pick<typeof english.shellTexts, 'language'> = {
  language: 'hi',
  languages: 'भाषा',
  product: 'प्रवेश',
  skip: 'सीधे पेज पर जाएँ',
  home: 'प्रवेश होम',
  mainMenu: 'आपके टिकट',
  getQr: 'QR पाएँ',
  help: 'मदद और नीतियाँ',
  call: (phone) => `${phone} पर कॉल करें`,
  write: (email) => `${email} पर लिखें`,
  privacy: 'निजता नीति',
  terms: 'नियम और शर्तें',
  refunds: 'रिफ़ंड नीति',
  writeToUs: 'हमें लिखें',
  poweredBy: 'प्रवेश: भारत में बना',
};

export const formTexts: Translated<typeof english.formTexts> = {
  thereIsAProblem: 'एक दिक़्क़त है',
  errorTitle: 'दिक़्क़त: ',
  nothingCharged: 'कोई पैसा नहीं काटा गया।',
  notBooked: 'अभी बुक नहीं हुआ है।',
  notStarted: 'हम भुगतान शुरू नहीं कर सके।',
  stopped: 'आपने कोशिश रोक दी।',
  again: 'दोबारा कोशिश के लिए बटन दबाएँ। कुछ भी दो बार बुक नहीं होता।',
  safe: (gateway) =>
    `आप ${gateway === 'paytm' ? 'पेटीएम से' : 'बैंक के अपने पेज पर'} पैसा देते हैं। आपका कार्ड या UPI पिन हमें कभी नहीं दिखता।`,
};

export const waitingTexts: Translated<typeof english.waitingTexts> = {
  busy: 'बहुत लोग बुकिंग कर रहे हैं। हम आपके लिए कोशिश करते रहेंगे।',
  offline: 'लगता है नेट नहीं है, या धीमा है। हम आपके लिए कोशिश करते रहेंगे।',
  payment: 'आपकी बुकिंग बनी हुई है। हम भुगतान शुरू करने की कोशिश करते रहेंगे।',
  times: (since, seconds) =>
    `${since} से कोशिश जारी है। ${seconds > 0 ? `अगली कोशिश ${seconds} सेकंड में।` : 'अब फिर कोशिश हो रही है…'}`,
  stop: 'कोशिश रोकें',
};

export const placeTexts: Translated<typeof english.placeTexts> = { map: 'नक़्शे पर देखें' };

export const offerTexts: Translated<typeof english.offerTexts> = { bookedBefore: 'पहले बुक कर चुके हैं?' };

export const nextTexts: Translated<typeof english.nextTexts> = { title: 'आगे क्या होगा' };

export const stepperTexts: Translated<typeof english.stepperTexts> = {
  more: (label) => `एक बढ़ाएँ: ${label}`,
  less: (label) => `एक घटाएँ: ${label}`,
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  caption: 'आप किसका पैसा दे रहे हैं',
  captionFree: 'आपने जो बुक किया',
  free: 'मुफ़्त',
  item: 'टिकट',
  amount: 'रक़म',
  total: 'कुल',
  discount: (code) => (code ? `कूपन ${code}` : 'छूट'),
};

export const adTexts: Translated<typeof english.adTexts> = {
  sponsored: 'विज्ञापन',
  shopNow: 'अभी ख़रीदें',
  shopNowAt: (name) => `अभी ख़रीदें: ${name} (नए टैब में खुलता है)`,
};

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'अभी की जानकारी',
  asOf: (time) => `${time} तक की जानकारी`,
  asking: (time) => `${time} तक की जानकारी। हम हर 15 सेकंड में फिर देखते हैं।`,
  lost: (time) => `फिर से जोड़ रहे हैं… पिछली जानकारी ${time}`,
  refresh: 'फिर देखें',
  kept: 'अभी नेटवर्क नहीं है: {time} तक की जानकारी।',
};
