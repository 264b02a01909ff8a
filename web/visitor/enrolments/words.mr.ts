import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const enrolmentTexts: Translated<typeof english.enrolmentTexts> = {
  studentName: 'विद्यार्थ्याचे नाव',
  mobileHint: '10 अंक. या नंबरने तुमची जागा पुन्हा मिळते.',
  email: 'ईमेल (हवे असल्यास)',
  emailHint: 'कोचिंग सेंटर त्यावर लिहू शकते.',
  fee: 'संपूर्ण बॅचचे शुल्क',
  free: 'मोफत',
  pay: (amount) => `${amount} भरा`,
  join: 'बॅचमध्ये प्रवेश घ्या',
  starting: 'पेमेंट सुरू होत आहे…',
  joining: 'तुमची जागा बुक होत आहे…',
  failed: 'जागा बुक करता आली नाही.',
};

export const enrolmentPageTexts: Translated<typeof english.enrolmentPageTexts> = {
  heading: 'बॅचमध्ये प्रवेश घ्या',
  title: (batch) => `बॅचमध्ये प्रवेश घ्या: ${batch}`,
  description: (batch, centre, dates, isFree) =>
    `${batch}, ${centre}, ${dates}. ${isFree ? 'हे मोफत आहे.' : 'पैसे भरेपर्यंत तुमची जागा ठेवू.'}`,
  left: (count) => (count === 1 ? '1 जागा आहे' : `${count} जागा आहेत`),
  closed: { over: 'बुकिंग नाही', full: 'जागा संपल्या', unpayable: 'अजून ऑनलाइन बुकिंग नाही' },
  elsewhere: 'प्रवेश मुख्यपृष्ठ',
  findAgain: 'तुमची जागा पुन्हा शोधा',
};

export const enrolmentStatusTexts: Translated<typeof english.enrolmentStatusTexts> = {
  ready: 'तुमचा प्रवेश झाला',
  cancelled: 'ही जागा रद्द झाली',
  code: (code) => `कोड ${code}`,
  qrAlt: (batch) => `${batch}: तुमच्या जागेच्या पानाचा QR कोड`,
  qrHow: 'हा कोड हे पान दुसऱ्या फोनवर उघडतो.',
  facts: {
    batch: 'बॅच',
    student: 'विद्यार्थी',
    dates: 'तारखा',
    hours: 'वेळ',
    centre: 'कुठे',
    booking: 'बुकिंग नंबर',
    mobile: 'मोबाइल',
    booked: 'बुक केले',
  },
  receipt: 'कशाचे पैसे भरले',
  receiptUnpaid: 'तुमचे बुकिंग',
  steps: (first, hours, begun) => [
    begun ? `तासिका सुरू झाल्या आहेत. पुढच्या तासिकेला या, ${hours}.` : `तासिका ${first} सुरू होतील, ${hours}.`,
    'पहिल्या दिवशी कोचिंग सेंटरमध्ये हे पान दाखवा.',
    'एक प्रत ठेवा: चित्र जतन करा, किंवा तुमच्या मोबाइल नंबरने पुन्हा मिळवा.',
  ],
  another: 'दुसऱ्या विद्यार्थ्यासाठी बुक करा',
  getQr: 'QR मिळवा',
  held: (time) => `तुमची जागा ${time} पर्यंत ठेवू.`,
};
