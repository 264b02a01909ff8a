import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const getQrTexts: Translated<typeof english.getQrTexts> = {
  title: (place) => `QR मिळवा – ${place}`,
  mobile: 'मोबाइल नंबर',
  save: 'QR कोड जतन करा',
  code: (code) => `कोड ${code}`,
};

const lead = (what: string) => `तुम्ही बुक केलेला मोबाइल नंबर लिहा. ${what} दिसतील.`;

const TOKEN = {
  heading: 'तुमचे टोकन शोधा',
  lead: lead('आजची आणि पुढच्या दिवसांची तुमची टोकन'),
  submit: 'माझी टोकन दाखवा',
  book: 'टोकन बुक करा',
  open: 'संपूर्ण पान उघडा',
  name: ({ number }) => `टोकन ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `${place}: तुमच्या टोकन ${number} च्या पानाचा QR कोड`,
} satisfies (typeof english.searchTexts)['clinic'];

export const searchTexts: typeof english.searchTexts = {
  park: {
    heading: 'तुमचा QR कोड मिळवा',
    lead: lead('आजची आणि पुढच्या दिवसांची तुमची तिकिटे'),
    submit: 'माझी तिकिटे दाखवा',
    book: 'तिकिटे बुक करा',
    open: 'संपूर्ण तिकीट उघडा',
    name: ({ day }) => `${formatDay(day)} तिकीट`,
    note: ({ scanned }) => (scanned ? 'स्कॅन झाले' : 'स्कॅन झाले नाही'),
    qrAlt: (place, { day }) => `${place}, ${formatDay(day)}: तुमच्या तिकिटाचा QR कोड`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'तुमची भेट शोधा',
    lead: lead('या कार्यक्रमाच्या तुमच्या भेटी'),
    submit: 'माझ्या भेटी दाखवा',
    book: 'माझे नाव नोंदवा',
    open: 'संपूर्ण पान उघडा',
    name: ({ day }) => `${formatDay(day)} भेट`,
    note: () => 'प्रवेशद्वारावर हा कोड दाखवा.',
    qrAlt: (place) => `${place}: तुमच्या भेटीच्या पानाचा QR कोड`,
  },
  coaching: {
    heading: 'तुमची जागा शोधा',
    lead: lead('या बॅचमधील तुमच्या जागा'),
    submit: 'माझ्या जागा दाखवा',
    book: 'बॅचमध्ये प्रवेश घ्या',
    open: 'संपूर्ण पान उघडा',
    name: () => 'बॅचमध्ये तुमची जागा',
    note: ({ day }) => `तासिका ${formatDay(day)} पासून`,
    qrAlt: (place) => `${place}: तुमच्या जागेच्या पानाचा QR कोड`,
  },
};

export const placeChoiceTexts: Translated<typeof english.placeChoiceTexts> = {
  title: 'QR मिळवा – प्रवेश',
  heading: 'तुमचा QR कोड मिळवा',
  lead: 'तुम्ही बुक केलेले ठिकाण निवडा. मग बुक केलेला मोबाइल नंबर लिहा.',
  label: 'कुठे बुक केले?',
  prompt: 'ठिकाण निवडा',
  submit: 'माझे बुकिंग शोधा',
  none: 'आत्ता इथे कोणतेही ठिकाण बुकिंग घेत नाही. तुमच्या बुकिंगचे पान ठेवले असेल, तर कृपया ते पुन्हा उघडा.',
  groups: {
    park: 'उद्याने',
    clinic: 'क्लिनिक',
    branch: 'बँक शाखा',
    exhibition: 'प्रदर्शने, कार्यक्रम',
    coaching: 'कोचिंग बॅच',
  },
};
