import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'आणखी एक पायरी: पैसे भरा – प्रवेश',
  heading: {
    ticket: (amount) => `तिकिटासाठी ${amount} भरा`,
    token: (amount) => `टोकनसाठी ${amount} भरा`,
    place: (amount) => `बॅचमध्ये प्रवेशासाठी ${amount} भरा`,
  },
  held: {
    ticket: 'तुमची तिकिटे तुमच्यासाठी ठेवली आहेत.',
    token: 'तुमचे टोकन तुमच्यासाठी ठेवले आहे.',
    place: 'तुमची जागा तुमच्यासाठी ठेवली आहे.',
  },
  next: { ccav: 'पुढचे पान बँकेचे आहे.', paytm: 'पुढचे पान पेटीएमचे आहे.' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} भरा`,
};

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'तुमच्या पेमेंटची वाट पाहत आहोत',
    awaited: 'तुमचे पेमेंट पक्के होत आहे',
    failed: 'पेमेंट झाले नाही',
    aborted: 'पेमेंट थांबले',
    refunded: 'तुमचे पैसे परत येत आहेत',
  },
  over: 'या बुकिंगची वेळ संपली',
  doNotPay: 'पुन्हा पैसे भरू नका.',
  how: 'पैसे भरले असतील, तर इथेच थांबा. भरले नसतील, तर आत्ता भरता येतील.',
  watching: 'पेमेंटचे काय झाले ते विचारत आहोत. उत्तर येताच हे पान आपोआप बदलेल.',
  returning: 'तुमच्या खात्यातून पैसे गेले असतील, तर 7 ते 14 कामाच्या दिवसांत आपोआप परत येतील.',
  payNow: (amount) => `${amount} भरा`,
  checkNow: 'पुन्हा पाहा',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'तुमचे तिकीट तयार आहे',
  used: 'तुमचे तिकीट वापरले आहे',
  over: 'या तिकिटाचा दिवस संपला आहे',
  qrAlt: (park, day) => `${park}, ${day}: तुमच्या तिकिटाचा QR कोड`,
  usedAt: (when) => `गेटवर वापरले: ${when}`,
  payUntil: (time) => `तुमची तिकिटे ${time} पर्यंत तुमच्यासाठी ठेवू.`,
  facts: {
    park: 'उद्यान',
    where: 'कुठे',
    day: 'चालण्याचा दिवस',
    booking: 'बुकिंग नंबर',
    mobile: 'मोबाइल',
    booked: 'बुक केले',
  },
  onlyThatDay: 'तिकीट त्याच दिवसासाठी चालते',
  gateMode: 'गेटवर दाखवा',
  bright: 'स्क्रीनचा उजेड वाढवा',
  close: 'बंद करा',
  steps: ['हा कोड तिकिटावरील सर्वांसाठी एकदाच गेट उघडतो.', 'एक प्रत ठेवा: चित्र जतन करा, किंवा तुमच्या मोबाइल नंबरने पुन्हा मिळवा.'],
  more: 'आणखी तिकिटे बुक करा',
  getQr: 'QR मिळवा',
  receipt: 'तुम्ही घेतलेले',
  receiptUnpaid: 'तुमचे बुकिंग',
};
