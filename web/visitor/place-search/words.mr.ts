import type { Translated } from '#contract/kernel/languages.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const tradeNames: Translated<typeof english.tradeNames> = {
  park: 'उद्यान',
  clinic: 'क्लिनिक',
  branch: 'बँक शाखा',
  exhibition: 'कार्यक्रम',
  coaching: 'बॅच',
};

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'ठिकाण किंवा गाव शोधा',
  trade: 'कसले ठिकाण',
  anyTrade: 'सर्व प्रकार',
  trades: {
    park: 'उद्याने',
    clinic: 'डॉक्टर, क्लिनिक',
    branch: 'बँक शाखा',
    exhibition: 'प्रदर्शने, कार्यक्रम',
    coaching: 'कोचिंग बॅच',
  },
  town: 'गाव',
  anyTown: 'सर्व गावे',
  submit: 'शोधा',
  near: 'माझ्या जवळ',
  notNear: 'तुम्ही कुठे आहात ते तुमच्या फोनने सांगितले नाही. कृपया तुमचे गाव निवडा.',
};

export const placesTexts: Translated<typeof english.placesTexts> = {
  title: 'ठिकाणे – प्रवेश',
  heading: 'बुक करता येणारी ठिकाणे',
  count: (count) => (count === 1 ? '1 ठिकाण' : `${formatCount(count)} ठिकाणे`),
  nearest: 'जवळची गावे आधी आहेत.',
  nothing: 'या शोधाला कोणतेही ठिकाण सापडले नाही. कृपया कमी शब्दांनी, किंवा दुसऱ्या गावाने प्रयत्न करा.',
  more: 'आणखी ठिकाणे',
  all: 'सर्व ठिकाणे',
};

export const organisationTexts: Translated<typeof english.organisationTexts> = {
  title: (name) => `${name} – प्रवेश`,
  description: (name) => `${name}: तिकिटे, टोकन, जागा फोनवर बुक करा. ॲप नको, खाते नको.`,
  none: 'आत्ता इथे बुक करण्यासाठी काही नाही. कृपया लवकरच पुन्हा पाहा.',
};

export const cardTexts: Translated<typeof english.cardTexts> = {
  free: 'मोफत',
  from: (price) => `${price} पासून`,
  open: 'आत्ता उघडे आहे',
  closed: 'बंद आहे',
  tomorrow: 'उद्या',
  today: 'आज',
  opens: (when) => `${when} उघडेल`,
  on: 'आत्ता सुरू आहे',
  begins: (when) => `${when} सुरू`,
};
