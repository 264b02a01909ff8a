import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './page-words.ts';

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
  waiting: (count) =>
    count === 0 ? 'अभी कोई इंतज़ार में नहीं है' : count === 1 ? 'अभी 1 व्यक्ति इंतज़ार में है' : `अभी ${count} लोग इंतज़ार में हैं`,
  forToday: 'आज के लिए। टोकन मुफ़्त है।',
  closed: 'आज के लिए बंद',
  nextOpen: (day) => `अगला खुला दिन ${day} है। तब टोकन ले सकते हैं।`,
  elsewhere: 'दूसरी शाखाएँ देखें',
};
