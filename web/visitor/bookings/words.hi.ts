import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  tickets: 'कौन-कौन आ रहा है?',
  groups: { people: 'लोग', family: 'परिवार', vehicles: 'वाहन', cameras: 'कैमरे' },
  each: (price) => `एक का ${price}`,
  free: 'मुफ़्त',
  spoken: (quantity, label, amount) => `${quantity} ${label}, ${amount}`,
  familyHint: (people) => `${people} लोग आ सकते हैं। एक बुकिंग में एक फ़ैमिली टिकट।`,
  addonHint: 'आपकी फ़ैमिली के साथ एक और व्यक्ति।',
  noTickets: 'यह पार्क अभी ऑनलाइन टिकट नहीं बेचता। कृपया गेट पर पूछें।',
  forToday: (day) => `आज के लिए, ${day}। टिकट सिर्फ़ उसी दिन के लिए है`,
  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक। इस नंबर से आपका टिकट फिर मिल जाता है।',
  coupon: 'कूपन है?',
  couponCode: 'कूपन कोड',
  count: (units) => (units === 0 ? 'कुछ नहीं चुना' : units === 1 ? '1 टिकट' : `${units} टिकट`),
  pay: (amount) => `${amount} दें`,
  payLater: 'भुगतान करें',
  free0: 'टिकट लें',
  starting: 'भुगतान शुरू हो रहा है…',
};

export const bookingPageTexts: Translated<typeof english.bookingPageTexts> = {
  title: (park) => `टिकट बुक करें – ${park}`,
  description: (park, location) => `${park}, ${location} के टिकट। ऑनलाइन पैसा दें और गेट पर QR कोड दिखाएँ।`,
  heading: 'टिकट बुक करें',
  getQr: 'अपना QR कोड फिर पाएँ',
  closed: {
    inactive: 'अभी बुकिंग बंद है',
    past: 'अभी बुक करने के लिए कोई तारीख़ नहीं है',
    unpayable: 'अभी ऑनलाइन बुकिंग नहीं है',
    holiday: 'आज बंद है',
    over: 'आज के लिए बंद',
    'sold-out': 'टिकट ख़त्म हो गए',
  },
  nextOpen: (day) => `अगला खुला दिन ${day} है।`,
  opensThatMorning: 'बुकिंग उसी सुबह खुलेगी।',
  elsewhere: 'दूसरे पार्क देखें',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'और',
  save: 'QR कोड सेव करें',
  share: 'भेजें',
  copied: 'लिंक कॉपी हो गया',
  whatsapp: 'व्हाट्सऐप',
  calendar: 'कैलेंडर में जोड़ें',
  print: 'प्रिंट करें या PDF सेव करें',
  slip: 'पर्ची प्रिंट करें (80\u00a0मि.मी.)',
  passOn: (words, url) => `${words}: ${url}`,
};
