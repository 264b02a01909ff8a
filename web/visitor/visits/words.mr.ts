import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const visitFormTexts: Translated<typeof english.visitFormTexts> = {
  name: 'तुमचे नाव',
  mobileHint: '10 अंक. प्रवेशद्वारावर या नंबरवरून तुम्हाला ओळखतात.',
  book: 'माझे नाव लिहा',
  booking: 'तुमचे नाव लिहीत आहोत…',
  failed: 'तुमचे नाव लिहिता आले नाही.',
};

export const visitBookingTexts: Translated<typeof english.visitBookingTexts> = {
  heading: 'तुमचे नाव नोंदवा',
  title: (show) => `तुमचे नाव नोंदवा – ${show}`,
  description: (show, location) => `${[show, location].filter(Boolean).join(', ')}: तुमचे नाव नोंदवा. हे मोफत आहे.`,
  free: 'हे मोफत आहे.',
  few: (count) => (count === 1 ? 'आता 1 च जागा उरली आहे.' : `आता ${count} च जागा उरल्या आहेत.`),
  closed: { over: 'बुकिंग नाही', full: 'जागा संपल्या' },
  elsewhere: 'प्रवेश मुख्यपृष्ठ',
  findAgain: 'तुमची भेट पुन्हा शोधा',
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  title: { confirmed: 'धन्यवाद', over: 'कार्यक्रम संपला', cancelled: 'ही भेट रद्द झाली' },
  thanks: (name) => `धन्यवाद, ${name}`,
  code: (code) => `कोड ${code}`,
  qrAlt: (show) => `${show}: तुमच्या भेटीच्या पानाचा QR कोड`,
  showThis: 'प्रवेशद्वारावर हा कोड दाखवा. तो हे पान पुन्हा उघडतो.',
  facts: {
    where: 'कुठे',
    when: 'कधी',
    name: 'नाव',
    mobile: 'मोबाइल',
    booking: 'बुकिंग नंबर',
    booked: 'बुक केले',
  },
  another: 'आणखी एक नाव नोंदवा',
};
