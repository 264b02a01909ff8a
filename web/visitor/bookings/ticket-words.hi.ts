import { codeWords } from '#contract/bookings/words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './ticket-words.ts';
import { stateWords } from './unpaid-words.ts';

export const statusTexts: Translated<typeof english.statusTexts> = {
  title: (status, isUsed, park) => `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'आपका टिकट तैयार है',
  paid: (isUsed) => (isUsed ? 'आपका टिकट इस्तेमाल हो गया' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park, day) => `${park}, ${day}: आपके टिकट का QR कोड`,
  used: (when) => `गेट पर इस्तेमाल हुआ: ${when}`,
  payUntil: (time) => `आपके टिकट ${time} तक आपके लिए रखे हैं।`,
  facts: {
    park: 'पार्क',
    where: 'कहाँ',
    day: 'किस दिन',
    booking: 'बुकिंग नंबर',
    mobile: 'मोबाइल',
    booked: 'बुक किया',
  },
  onlyThatDay: 'टिकट सिर्फ़ उसी दिन के लिए है',
  gateMode: 'गेट पर दिखाएँ',
  bright: 'स्क्रीन की रोशनी बढ़ाएँ',
  close: 'बंद करें',
  steps: ['यह कोड टिकट के सब लोगों के लिए गेट एक बार खोलता है।', 'एक कॉपी रखें: तस्वीर सेव करें, या अपने मोबाइल नंबर से फिर पाएँ।'],
  more: 'और टिकट बुक करें',
  getQr: 'QR पाएँ',
  receipt: 'आपने जो ख़रीदा',
  receiptUnpaid: 'आपकी बुकिंग',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'और',
  save: 'QR कोड सेव करें',
  share: 'भेजें',
  copied: 'लिंक कॉपी हो गया',
  whatsapp: 'व्हाट्सऐप',
  calendar: 'कैलेंडर में जोड़ें',
  print: 'प्रिंट करें या PDF सेव करें',
  slip: 'पर्ची प्रिंट करें (80 मि.मी.)',
  passOn: (words, url) => `${words}: ${url}`,
};
