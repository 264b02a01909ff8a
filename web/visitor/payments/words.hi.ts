import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'बस एक क़दम और: पैसा दें – प्रवेश',
  heading: {
    ticket: (amount) => `टिकट के लिए ${amount} दें`,
    token: (amount) => `टोकन के लिए ${amount} दें`,
    place: (amount) => `बैच में आने के लिए ${amount} दें`,
  },
  held: {
    ticket: 'आपके टिकट आपके लिए रखे हैं।',
    token: 'आपका टोकन आपके लिए रखा है।',
    place: 'आपकी सीट आपके लिए रखी है।',
  },
  next: { ccav: 'अगला पेज बैंक का अपना है।', paytm: 'अगला पेज पेटीएम का अपना है।' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} दें`,
};

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'अभी पैसा नहीं दिया गया',
    awaited: 'आपके भुगतान की पुष्टि हो रही है',
    failed: 'भुगतान नहीं हो पाया',
    aborted: 'भुगतान रोक दिया गया',
    refunded: 'आपका पैसा वापस आ रहा है',
  },
  over: 'इस बुकिंग का समय ख़त्म हो गया',
  doNotPay: 'दोबारा पैसा न दें।',
  how: 'आपके खाते से पैसा गया हो, तो यहीं रुकें: यह पेज अपने आप बदलता है।',
  watching: 'हम पूछ रहे हैं कि भुगतान का क्या हुआ। जवाब मिलते ही यह पेज अपने आप बदल जाएगा।',
  returning: 'आपके खाते से पैसा गया हो, तो वह 7 से 14 कामकाजी दिनों में अपने आप लौट आएगा।',
  payNow: (amount) => `${amount} दें`,
  checkNow: 'फिर देखें',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'आपका टिकट तैयार है',
  used: 'आपका टिकट इस्तेमाल हो गया',
  over: 'इस टिकट का दिन बीत गया है',
  qrAlt: (park, day) => `${park}, ${day}: आपके टिकट का QR कोड`,
  usedAt: (when) => `गेट पर इस्तेमाल हुआ: ${when}`,
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
