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

export const tokenPageTexts: Translated<typeof english.tokenPageTexts> = {
  heading: 'टोकन बुक करा',
  title: (place) => `टोकन बुक करा – ${place}`,
  closedTitle: (name) => `बुकिंग नाही – ${name}`,
  closed: 'बुकिंग नाही',
  elsewhere: 'इतर ठिकाणे पाहा',
  find: 'माझे बुकिंग शोधा',
  findAgain: 'तुमचे टोकन पुन्हा मिळवा',
};

export const doctorPageTexts: Translated<typeof english.doctorPageTexts> = {
  description: (clinic, address) => `${clinic}, ${address}: डॉक्टरांचे टोकन घ्या. आत्ता कोणता नंबर सुरू आहे ते फोनवर पाहा.`,
  closed: (doctor) => `${doctor} आज आणखी टोकन देत नाहीत.`,
  paused: (doctor) => `${doctor} थोडा वेळ थांबले आहेत.`,
  late: (doctor, minutes) => `${doctor} आज सुमारे ${minutes} मिनिटे उशिरा.`,
  full: 'टोकन संपली',
  nextOpen: (day) => `पुढचा उघडा दिवस ${day}. त्याचे बुकिंग उद्या सुरू होईल.`,
  nextOpenLater: (day) => `पुढचा उघडा दिवस ${day}.`,
  nextOpenBelow: (day) => `पुढचा उघडा दिवस ${day}. खाली बुक करता येईल.`,
  elsewhere: 'इतर क्लिनिक पाहा',
};

export const clinicChoiceTexts: Translated<typeof english.clinicChoiceTexts> = {
  title: (doctor) => `क्लिनिक निवडा – ${doctor}`,
  lead: 'डॉक्टरांना कोणत्या क्लिनिकमध्ये भेटायचे ते निवडा.',
};

export const loanPageTexts: Translated<typeof english.loanPageTexts> = {
  description: (branch) => `${branch}: कर्जासाठी टोकन घ्या. आत्ता कोणता नंबर सुरू आहे ते फोनवर पाहा.`,
  counter: (number) => `काउंटर ${number}`,
  counterClosed: (number) => `काउंटर ${number} आत्ता बंद आहे. या शाखेतील दुसरे काउंटर तुमचे काम करेल.`,
  waiting: (count) =>
    count === 0 ? 'आत्ता कोणीही थांबलेले नाही' : count === 1 ? 'आत्ता 1 व्यक्ती थांबली आहे' : `आत्ता ${count} जण थांबले आहेत`,
  forToday: 'आजसाठी. टोकन मोफत.',
  closed: 'आजसाठी बंद',
  nextOpen: (day) => `पुढचा उघडा दिवस ${day}. तेव्हा टोकन घेता येईल.`,
  elsewhere: 'इतर शाखा पाहा',
};
