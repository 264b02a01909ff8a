import { codeWords } from '#contract/bookings/words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './ticket-words.ts';
import { stateWords } from './unpaid-words.ts';

export const statusTexts: Translated<typeof english.statusTexts> = {
  title: (status, isUsed, park) => `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'तुमचे तिकीट तयार आहे',
  paid: (isUsed) => (isUsed ? 'तुमचे तिकीट वापरले आहे' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park, day) => `${park}, ${day}: तुमच्या तिकिटाचा QR कोड`,
  used: (when) => `गेटवर वापरले: ${when}`,
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

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'आणखी',
  save: 'QR कोड जतन करा',
  share: 'पाठवा',
  copied: 'लिंक कॉपी झाली',
  whatsapp: 'व्हॉट्सॲप',
  calendar: 'कॅलेंडरमध्ये जोडा',
  print: 'छापा किंवा PDF घ्या',
  slip: 'छोटी पावती छापा (80 मि.मी.)',
  passOn: (words, url) => `${words}: ${url}`,
};
