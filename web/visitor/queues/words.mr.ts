import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  title: (number, place) => `टोकन ${number} – ${place}`,
  calledTitle: (number) => `तुमची पाळी आली – टोकन ${number}`,
  nearTitle: (before) => (before === 0 ? 'पुढे तुम्हीच' : `तुमच्या आधी ${before}`),
  yours: 'तुमचे टोकन',
  serving: 'आत्ता सुरू',
  counter: 'काउंटर',
  nothing: '–',
  next: 'पुढे तुम्हीच. कृपया तयार राहा.',
  early: (opens, come) => `क्लिनिक उघडण्याची वेळ: ${opens}. कृपया यायची वेळ, सुमारे: ${come}.`,
  closed: (closes) => `क्लिनिकची वेळ संपली: ${closes}. कृपया स्वागत कक्षात विचारा.`,
  waiting: (before) => (before === 1 ? 'तुमच्या आधी 1 व्यक्ती आहे' : `तुमच्या आधी ${before} जण आहेत`),
  calledTo: (place) => `तुम्हाला बोलावत आहेत. कृपया इथे जा: ${place}.`,
  called: 'तुम्हाला बोलावत आहेत. कृपया आत जा.',
  counterNamed: (number) => `काउंटर ${number}`,
  complete: 'झाले. आल्याबद्दल धन्यवाद.',
  noshow: 'तुम्हाला बोलावले होते; कृपया काउंटरवर बोला.',
  noshowAtClinic: 'तुम्हाला बोलावले होते; कृपया स्वागत कक्षात बोला.',
  cancelled: 'हे टोकन रद्द झाले.',
  later: (day, come) =>
    `तुमच्या टोकनचा दिवस ${day}. ${come ? `कृपया यायची वेळ, सुमारे: ${come}. ` : ''}त्या दिवशी या पानावर रांग दिसेल.`,
  over: (day) => `या टोकनचा दिवस ${day}. तो दिवस संपला.`,
  estimate: (words) => `${words}, रांग आत्ता पुढे सरकते त्या वेगाने`,
  paused: 'रांग थोडा वेळ थांबली आहे. तुमची पाळी तशीच राहील.',
  pausedUntil: (time) => `रांग थांबली आहे, सुमारे ${time} वाजता पुन्हा सुरू होईल. तुमची जागा तशीच राहील.`,
  late: (minutes) => `सुमारे ${minutes} उशिरा सुरू आहे. तुमची पाळी तशीच राहील.`,
  keep: 'हे पान ठेवा',
  keepHow: 'हा कोड दुसऱ्या फोनने स्कॅन करा, किंवा जतन करा: तो हे पान पुन्हा उघडतो.',
  qrAlt: (number) => `टोकन ${number} च्या पानाचा QR कोड`,
  receipt: 'पावती',
  fee: 'शुल्क',
  facts: {
    clinic: 'क्लिनिक',
    branch: 'शाखा',
    patient: 'रुग्ण',
    name: 'नाव',
    where: 'कुठे',
    paid: 'पेमेंट',
    day: 'दिवस',
    booked: 'बुक केले',
    booking: 'बुकिंग नंबर',
  },
  another: 'आणखी एक बुक करा',
};

export const unpaidTokenTexts: Translated<typeof english.unpaidTokenTexts> = {
  ready: 'तुमचे टोकन',
  comes: 'पैसे भरताच तुमचा टोकन नंबर येईल.',
  payUntil: (time) => `तुमचे टोकन ${time} पर्यंत तुमच्यासाठी ठेवू.`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ता.`, (rest > 0 || hours === 0) && `${rest} मि.`].filter(Boolean).join(' ');
}

export const rangeWords: typeof english.rangeWords = ({ from, to }) => {
  if (from === 0) return `सुमारे ${minutesWords(to)} किंवा कमी`;
  return to < 60 ? `सुमारे ${from}–${minutesWords(to)}` : `सुमारे ${minutesWords(from)} ते ${minutesWords(to)}`;
};

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `आत्ता सुरू – ${place}`,
  start: 'फलक सुरू करा',
  stop: 'आवाज थांबवा',
  another: 'दुसरे ठिकाण',
  soundOn: 'आवाज येत आहे',
  soundOff: 'आवाज नाही – कोणतेही बटण दाबा',
  sound: 'बोलायच्या भाषा',
  chimeOnly: (language) => `या उपकरणावर या भाषेचा आवाज नाही: ${language}. नंबरांसाठी घंटा वाजेल.`,
  recorded: (languages) =>
    `या उपकरणात या भाषेचा आवाज नाही: ${languages}. यंत्राने म्हटलेले शब्द ऐकू येतील; लोकांची नावे फक्त पडद्यावर दिसतात.`,
  page: (at, of) => `${at} / ${of}`,
};
