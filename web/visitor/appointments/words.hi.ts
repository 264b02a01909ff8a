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
