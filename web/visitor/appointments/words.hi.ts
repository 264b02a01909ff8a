import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक। डेस्क पर आपको इसी नंबर से पहचाना जाता है।',
  book: 'टोकन बुक करें',
  booking: 'आपका टोकन बुक हो रहा है…',
  failed: 'हम टोकन बुक नहीं कर सके।',
};

export const doctorTexts: Translated<typeof english.doctorTexts> = {
  leftToday: (count) => (count === 0 ? 'आज भर गया' : `आज ${count} टोकन बाक़ी`),
  over: 'आज के लिए बंद',
  off: 'बंद',
  notToday: 'आज और टोकन नहीं',
  left: (count) => (count === 0 ? 'भर गया' : `${count} बाक़ी`),
  doctor: 'कौन से डॉक्टर?',
  personName: 'मरीज़ का नाम',
  day: 'किस दिन?',
  dayHint: 'आपका टोकन सिर्फ़ उसी दिन के लिए है।',
  forToday: (day) => `आज के लिए, ${day}। आपका टोकन सिर्फ़ उसी दिन के लिए है।`,
  near: ['आज', 'कल'],
  pay: 'पैसा कैसे देंगे?',
  online: 'ऑनलाइन दें',
  onlineNote: 'कार्ड, UPI या नेट बैंकिंग',
  cash: 'क्लिनिक पर दें',
  cashNote: 'डेस्क पर नक़द',
  cashOnly: 'यह क्लिनिक अभी ऑनलाइन पैसा नहीं ले सकता। कृपया इसके डेस्क पर दें।',
  payNow: (amount) => `${amount} दें`,
  starting: 'भुगतान शुरू हो रहा है…',
  dueNow: 'अभी देना है',
  dueThere: 'क्लिनिक पर देना है',
  free: 'मुफ़्त',
  noFee: 'कोई फ़ीस नहीं',
  consultation: 'डॉक्टर से सलाह',
};

export const feeTexts: Translated<typeof english.feeTexts> = { fee: (amount) => `फ़ीस ${amount}` };

const LOANS: Record<string, string> = {
  'Auto mobile': 'वाहन लोन',
  Personal: 'पर्सनल लोन',
  'Consumer durables': 'घरेलू सामान का लोन',
  Home: 'होम लोन',
};

export const loanTypeWords: typeof english.loanTypeWords = (type) => LOANS[type] ?? type;

export const loanTexts: Translated<typeof english.loanTexts> = {
  name: 'आपका नाम',
  loanType: 'किस लोन के बारे में?',
};

export const tokenPageTexts: Translated<typeof english.tokenPageTexts> = {
  heading: 'टोकन बुक करें',
  title: (place) => `टोकन बुक करें – ${place}`,
  closedTitle: (name) => `बुकिंग बंद है – ${name}`,
  closed: 'बुकिंग बंद है',
  elsewhere: 'दूसरी जगहें देखें',
  find: 'मेरी बुकिंग ढूँढें',
  findAgain: 'अपना टोकन फिर पाएँ',
};

export const doctorPageTexts: Translated<typeof english.doctorPageTexts> = {
  description: (clinic, address) => `${clinic}, ${address}: डॉक्टर का टोकन लें। अभी कौन सा नंबर चल रहा है, फ़ोन पर देखें।`,
  closed: (doctor) => `${doctor} आज और टोकन नहीं देंगे।`,
  paused: (doctor) => `${doctor} थोड़ी देर के लिए रुके हैं।`,
  late: (doctor, minutes) => `${doctor} आज करीब ${minutes} मिनट देर से चल रहे हैं।`,
  full: 'टोकन ख़त्म हो गए',
  nextOpen: (day) => `अगला खुला दिन ${day} है। उसकी बुकिंग कल खुलेगी।`,
  nextOpenLater: (day) => `अगला खुला दिन ${day} है।`,
  nextOpenBelow: (day) => `अगला खुला दिन ${day} है। आप उसे नीचे बुक कर सकते हैं।`,
  elsewhere: 'दूसरे क्लिनिक देखें',
};

export const clinicChoiceTexts: Translated<typeof english.clinicChoiceTexts> = {
  title: (doctor) => `क्लिनिक चुनें – ${doctor}`,
  lead: 'चुनें कि डॉक्टर से किस क्लिनिक में मिलना है।',
};

export const loanPageTexts: Translated<typeof english.loanPageTexts> = {
  description: (branch) => `${branch}: लोन के लिए टोकन लें। अभी कौन सा नंबर चल रहा है, फ़ोन पर देखें।`,
  counter: (number) => `काउंटर ${number}`,
  counterClosed: (number) => `काउंटर ${number} अभी बंद है। इस शाखा का दूसरा काउंटर आपको देखेगा।`,
  noCounter: 'यहाँ अभी कोई काउंटर टोकन नहीं बुलाता। टोकन लेने से पहले कृपया शाखा में पूछ लें।',
  waiting: (count) =>
    count === 0 ? 'अभी कोई इंतज़ार में नहीं है' : count === 1 ? 'अभी 1 व्यक्ति इंतज़ार में है' : `अभी ${count} लोग इंतज़ार में हैं`,
  forToday: 'आज के लिए। टोकन मुफ़्त है।',
  closed: 'आज के लिए बंद',
  nextOpen: (day) => `अगला खुला दिन ${day} है। तब टोकन ले सकते हैं।`,
  elsewhere: 'दूसरी शाखाएँ देखें',
};
