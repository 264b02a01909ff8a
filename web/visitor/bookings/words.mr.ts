import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  tickets: 'कोण कोण येणार?',
  groups: { people: 'माणसे', family: 'कुटुंब', vehicles: 'वाहने', cameras: 'कॅमेरे' },
  each: (price) => `एकाला ${price}`,
  free: 'मोफत',
  spoken: (quantity, label, amount) => `${quantity} ${label}, ${amount}`,
  familyHint: (people) => `${people} जण येऊ शकतात. एका बुकिंगमध्ये एकच कुटुंब तिकीट.`,
  addonHint: 'तुमच्या कुटुंबासोबत आणखी एक.',
  noTickets: 'हे उद्यान सध्या ऑनलाइन तिकिटे विकत नाही. कृपया गेटवर विचारा.',
  forToday: (day) => `आजसाठी, ${day}. तिकीट त्याच दिवसासाठी चालते`,
  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक. या नंबरने तुमचे तिकीट पुन्हा मिळते.',
  coupon: 'कूपन आहे का?',
  couponCode: 'कूपन कोड',
  count: (units) => (units === 0 ? 'काही निवडले नाही' : units === 1 ? '1 तिकीट' : `${units} तिकिटे`),
  pay: (amount) => `${amount} भरा`,
  payLater: 'पैसे भरा',
  free0: 'तिकीट घ्या',
  starting: 'पेमेंट सुरू होत आहे…',
};

export const bookingPageTexts: Translated<typeof english.bookingPageTexts> = {
  title: (park) => `तिकिटे बुक करा – ${park}`,
  description: (park, location) => `${park}, ${location} प्रवेश तिकिटे. ऑनलाइन पैसे भरा, आणि गेटवर QR कोड दाखवा.`,
  heading: 'तिकिटे बुक करा',
  getQr: 'तुमचा QR कोड पुन्हा मिळवा',
  closed: {
    inactive: 'सध्या बुकिंग नाही',
    past: 'आत्ता बुक करण्यासाठी तारखा नाहीत',
    unpayable: 'अजून ऑनलाइन बुकिंग नाही',
    holiday: 'आज सुट्टी',
    over: 'आजसाठी बंद',
    'sold-out': 'तिकिटे संपली',
  },
  nextOpen: (day) => `पुढचा उघडा दिवस ${day}.`,
  opensThatMorning: 'त्या दिवशी सकाळी बुकिंग सुरू होईल.',
  elsewhere: 'इतर उद्याने पाहा',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'आणखी',
  save: 'QR कोड जतन करा',
  share: 'पाठवा',
  copied: 'लिंक कॉपी झाली',
  whatsapp: 'व्हॉट्सॲप',
  calendar: 'कॅलेंडरमध्ये जोडा',
  print: 'छापा किंवा PDF घ्या',
  slip: 'छोटी पावती छापा (80\u00a0मि.मी.)',
  passOn: (words, url) => `${words}: ${url}`,
};
