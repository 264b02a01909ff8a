import type { Translated } from '#contract/kernel/languages.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const tradeNames: Translated<typeof english.tradeNames> = {
  park: 'पार्क',
  clinic: 'क्लिनिक',
  branch: 'बैंक शाखा',
  exhibition: 'शो',
  coaching: 'बैच',
};

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'जगह या शहर खोजें',
  trade: 'किस तरह की जगह',
  anyTrade: 'हर तरह की',
  trades: {
    park: 'पार्क',
    clinic: 'डॉक्टर और क्लिनिक',
    branch: 'बैंक शाखाएँ',
    exhibition: 'प्रदर्शनियाँ और शो',
    coaching: 'कोचिंग बैच',
  },
  town: 'शहर',
  anyTown: 'सभी शहर',
  submit: 'खोजें',
  near: 'मेरे पास',
  notNear: 'आपके फ़ोन ने नहीं बताया कि आप कहाँ हैं। कृपया अपना शहर चुनें।',
};

export const placesTexts: Translated<typeof english.placesTexts> = {
  title: 'जगहें – प्रवेश',
  heading: 'बुक करने की जगहें',
  count: (count) => (count === 1 ? '1 जगह' : `${formatCount(count)} जगहें`),
  nearest: 'सबसे पास के शहर पहले हैं।',
  nothing: 'इस खोज में कोई जगह नहीं मिली। कृपया कम शब्द या कोई और शहर आज़माएँ।',
  more: 'और जगहें',
  all: 'सभी जगहें',
};

export const organisationTexts: Translated<typeof english.organisationTexts> = {
  title: (name) => `${name} – प्रवेश`,
  description: (name) => `${name} के टिकट, टोकन और जगह फ़ोन पर बुक करें। न ऐप, न अकाउंट।`,
  none: 'अभी यहाँ कुछ बुक नहीं हो सकता। कृपया जल्द ही फिर देखें।',
};

export const cardTexts: Translated<typeof english.cardTexts> = {
  free: 'मुफ़्त',
  from: (price) => `${price} से`,
  open: 'अभी खुला है',
  closed: 'बंद',
  tomorrow: 'कल',
  today: 'आज',
  opens: (when) => `${when} खुलेगा`,
  on: 'अभी चल रहा है',
  begins: (when) => `${when} शुरू`,
};
