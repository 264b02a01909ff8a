import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './chooser-words.ts';

export const backToLogin = 'लॉगिनकडे परत जा';

export const chooserTexts: Translated<typeof english.chooserTexts> = {
  clinic: {
    title: 'डॉक्टरांना भेटा – प्रवेश',
    heading: 'डॉक्टरांना भेटा',
    lead: 'कोणत्या क्लिनिकसाठी टोकन हवे ते निवडा.',
    search: 'क्लिनिकचे नाव किंवा गावाने शोधा',
    none: 'इथे अजून कोणतेही क्लिनिक बुकिंग घेत नाही. कृपया क्लिनिकमध्येच विचारा.',
  },
  exhibition: {
    title: 'प्रदर्शने, कार्यक्रम – प्रवेश',
    heading: 'प्रदर्शने, कार्यक्रम',
    lead: 'तुम्ही येणार तो कार्यक्रम निवडा.',
    search: 'कार्यक्रमाचे नाव किंवा ठिकाणाने शोधा',
    none: 'आत्ता इथे कोणताही कार्यक्रम बुकिंग घेत नाही. कृपया लवकरच पुन्हा पाहा.',
  },
  branch: {
    title: 'बँकेत भेटा – प्रवेश',
    heading: 'बँकेत भेटा',
    lead: 'कोणत्या शाखेत पाळी हवी ते निवडा.',
    search: 'शाखेचे नाव किंवा कोडने शोधा',
    none: 'इथे अजून कोणतीही शाखा बुकिंग घेत नाही. कृपया शाखेच्या काउंटरवरच विचारा.',
  },
  find: 'शोधा',
  all: 'सर्व दाखवा',
  nothing: (search) => `“${search}” असे काही सापडले नाही.`,
  more: 'आणखी आहेत. बाकीचे शोधून पाहा.',
};
