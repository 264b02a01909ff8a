import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './page-words.ts';

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
