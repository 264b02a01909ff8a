import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  title: (number, place) => `टोकन ${number} – ${place}`,
  calledTitle: (number) => `आपकी बारी – टोकन ${number}`,
  nearTitle: (before) => (before === 0 ? 'अब आपकी बारी' : `आपसे पहले ${before}`),
  yours: 'आपका टोकन',
  serving: 'अभी चल रहा है',
  counter: 'काउंटर',
  nothing: '–',
  next: 'अब आपकी बारी है। कृपया तैयार रहें।',
  early: (opens, come) => `क्लिनिक ${opens} पर खुलेगा। कृपया करीब ${come} पर आएँ।`,
  closed: (closes) => `क्लिनिक का समय ${closes} पर ख़त्म हो गया। कृपया रिसेप्शन पर पूछें।`,
  waiting: (before) => (before === 1 ? 'आपसे पहले 1 व्यक्ति' : `आपसे पहले ${before} लोग`),
  calledTo: (place) => `आपको बुलाया जा रहा है। कृपया यहाँ जाएँ: ${place}।`,
  called: 'आपको बुलाया जा रहा है। कृपया अंदर जाएँ।',
  counterNamed: (number) => `काउंटर ${number}`,
  complete: 'हो गया। आने के लिए धन्यवाद।',
  noshow: 'हमने आपको बुलाया था; कृपया काउंटर पर बात करें।',
  noshowAtClinic: 'हमने आपको बुलाया था; कृपया रिसेप्शन पर बात करें।',
  cancelled: 'यह टोकन रद्द हो गया है।',
  later: (day, come) =>
    `आपका टोकन ${day} के लिए है। ${come ? `कृपया करीब ${come} पर आएँ। ` : ''}उस दिन इस पेज पर क़तार दिखेगी।`,
  over: (day) => `यह टोकन ${day} के लिए था। वह दिन बीत गया।`,
  estimate: (words) => `${words}, जैसे क़तार अभी चल रही है`,
  paused: 'क़तार थोड़ी देर के लिए रुकी है। आपकी बारी बनी रहेगी।',
  pausedUntil: (time) => `क़तार रुकी है और करीब ${time} पर फिर चलेगी। आपकी जगह बनी रहेगी।`,
  late: (minutes) => `करीब ${minutes} देर से चल रहा है। आपकी बारी बनी रहेगी।`,
  keep: 'यह पेज रख लें',
  keepHow: 'यह कोड दूसरे फ़ोन से स्कैन करें, या सेव करें: यह इस पेज को फिर खोलता है।',
  qrAlt: (number) => `टोकन ${number} के पेज का QR कोड`,
  receipt: 'रसीद',
  fee: 'फ़ीस',
  facts: {
    clinic: 'क्लिनिक',
    branch: 'शाखा',
    patient: 'मरीज़',
    name: 'नाम',
    where: 'कहाँ',
    paid: 'भुगतान',
    day: 'दिन',
    booked: 'बुक किया',
    booking: 'बुकिंग नंबर',
  },
  another: 'एक और बुक करें',
};

export const unpaidTokenTexts: Translated<typeof english.unpaidTokenTexts> = {
  ready: 'आपका टोकन',
  comes: 'भुगतान के साथ आपका टोकन नंबर आएगा।',
  payUntil: (time) => `आपका टोकन ${time} तक आपके लिए रखा है।`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} घंटे`, (rest > 0 || hours === 0) && `${rest} मिनट`].filter(Boolean).join(' ');
}

export const rangeWords: typeof english.rangeWords = ({ from, to }) => {
  if (from === 0) return `करीब ${minutesWords(to)} या कम`;
  return to < 60 ? `करीब ${from}–${minutesWords(to)}` : `करीब ${minutesWords(from)} से ${minutesWords(to)}`;
};

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `अभी चल रहा है – ${place}`,
  start: 'बोर्ड शुरू करें',
  stop: 'आवाज़ बंद करें',
  another: 'दूसरी जगह',
  soundOn: 'आवाज़ चालू',
  soundOff: 'आवाज़ बंद – कोई भी बटन दबाएँ',
  sound: 'बोलने की भाषाएँ',
  chimeOnly: (language) => `इस डिवाइस में इस भाषा की आवाज़ नहीं है: ${language}। नंबर पर घंटी बजती है।`,
  recorded: (languages) =>
    `इस डिवाइस में इस भाषा की आवाज़ नहीं है: ${languages}। मशीन के बोले हुए शब्द सुनाई देंगे; लोगों के नाम सिर्फ़ दिखाए जाते हैं।`,
  page: (at, of) => `${at} / ${of}`,
};
