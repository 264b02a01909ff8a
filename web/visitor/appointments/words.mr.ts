import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक. डेस्कवर या नंबरवरून तुम्हाला ओळखतात.',
  book: 'टोकन बुक करा',
  booking: 'तुमचे टोकन बुक होत आहे…',
  failed: 'टोकन बुक करता आले नाही.',
};

export const doctorTexts: Translated<typeof english.doctorTexts> = {
  leftToday: (count) => (count === 0 ? 'आज भरले' : `आज ${count} ${count === 1 ? 'टोकन आहे' : 'टोकन आहेत'}`),
  over: 'आजसाठी बंद',
  off: 'सुट्टी',
  notToday: 'आज आणखी टोकन नाहीत',
  left: (count) => (count === 0 ? 'भरले' : `${count} आहेत`),
  doctor: 'कोणते डॉक्टर?',
  personName: 'रुग्णाचे नाव',
  day: 'कोणता दिवस?',
  dayHint: 'तुमचे टोकन त्याच दिवसासाठी आहे.',
  forToday: (day) => `आजसाठी, ${day}. तुमचे टोकन त्याच दिवसासाठी आहे.`,
  near: ['आज', 'उद्या'],
  pay: 'पैसे कसे भरणार?',
  online: 'ऑनलाइन भरा',
  onlineNote: 'कार्ड, UPI किंवा नेट बँकिंग',
  cash: 'क्लिनिकमध्ये भरा',
  cashNote: 'डेस्कवर रोख',
  cashOnly: 'हे क्लिनिक अजून ऑनलाइन पैसे घेत नाही. कृपया तिथल्या डेस्कवर भरा.',
  payNow: (amount) => `${amount} भरा`,
  starting: 'पेमेंट सुरू होत आहे…',
  dueNow: 'आत्ता भरायचे',
  dueThere: 'क्लिनिकमध्ये भरायचे',
  free: 'मोफत',
  noFee: 'शुल्क नाही',
  consultation: 'डॉक्टरांचा सल्ला',
};

export const feeTexts: Translated<typeof english.feeTexts> = { fee: (amount) => `शुल्क ${amount}` };

const LOANS: Record<string, string> = {
  'Auto mobile': 'वाहन कर्ज',
  Personal: 'वैयक्तिक कर्ज',
  'Consumer durables': 'घरगुती वस्तूंचे कर्ज',
  Home: 'गृहकर्ज',
};

export const loanTypeWords: typeof english.loanTypeWords = (type) => LOANS[type] ?? type;

export const loanTexts: Translated<typeof english.loanTexts> = {
  name: 'तुमचे नाव',
  loanType: 'कोणत्या कर्जाबद्दल?',
};
