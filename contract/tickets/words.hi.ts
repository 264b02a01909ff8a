import { labelWords } from '#contract/fees/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const TICKET_PROBLEMS: Translated<typeof english.TICKET_PROBLEMS> = {
  noMobile: 'कृपया मोबाइल नंबर लिखें',
  noPark: 'कृपया पार्क चुनें',
  badMobile: 'कृपया सही मोबाइल नंबर लिखें',
  holidayToday: 'आज छुट्टी है, इसलिए टिकट बुक नहीं हो सकता।',
  nothingChosen: 'कृपया कम से कम एक चुनें',
  badCount: 'कृपया संख्या पूरे अंक में लिखें, जैसे 2।',
  inactive: (park) => `${park} अभी बंद है। मदद के लिए कृपया सपोर्ट टीम से बात करें।`,
  noDate: 'आगे बढ़ने के लिए कृपया तारीख़ चुनें।',
  noSlot: 'कृपया समय चुनें।',
  slotOver: 'यह समय निकल चुका है। कृपया बाद का समय चुनें।',
  oneFamily: 'एक बुकिंग में सिर्फ़ एक फ़ैमिली टिकट ख़रीदा जा सकता है।',
  addonAlone: 'फ़ैमिली के साथ एक और का टिकट अकेले नहीं मिलता। कृपया पहले फ़ैमिली टिकट चुनें।',
  closedOn: (day) => `पार्क इस दिन बंद है: ${formatDay(day)}। कृपया कोई और दिन चुनें।`,
  tooMany: (label, limit) => `कृपया एक बुकिंग में "${labelWords(label)}" ${limit} तक ही चुनें।`,
};

export const TICKET_REFUSALS: Translated<typeof english.TICKET_REFUSALS> = {
  tooFar: (last) => `टिकट ${formatDay(last)} तक के ही मिलते हैं। कृपया वह दिन या उससे पहले का दिन चुनें।`,
  notOffered: (category) => `"${category}" यहाँ नहीं मिलता।`,
  soldOut: (when) => `${when}: टिकट ख़त्म हो गए हैं।`,
  fewLeft: (places, when) => (places === 1 ? `${when}: सिर्फ़ 1 टिकट बचा है।` : `${when}: सिर्फ़ ${places} टिकट बचे हैं।`),
  tooMuch: 'एक बुकिंग के लिए यह बहुत ज़्यादा है। कृपया छोटी-छोटी बुकिंग करें।',
  pricesChanged: 'दाम बदल गए हैं। कृपया नया जोड़ देखकर दोबारा कोशिश करें।',
  beingChanged: 'इस पार्क की जानकारी अभी बदली जा रही है। कृपया थोड़ी देर में दोबारा कोशिश करें।',
  tooManyHolds: 'इस मोबाइल नंबर की यहाँ पाँच बुकिंग हैं जिनका पैसा नहीं दिया गया है। कृपया उनमें से एक का पैसा दें, या कुछ मिनट रुकें।',
  tooManyFree: (day) => `${formatDay(day)}: इस मोबाइल नंबर के पास पहले से पाँच मुफ़्त टिकट हैं।`,
};

export const TICKET_STATES: Translated<typeof english.TICKET_STATES> = {
  admitted: 'यह टिकट गेट पर इस्तेमाल हो चुका है।',
  cancelled: 'यह टिकट रद्द हो गया है।',
  confirmed: 'आपकी बुकिंग पक्की है। यह QR कोड गेट पर दिखाएँ।',
};

export const ticketInWords: typeof english.ticketInWords = (park, when, givenBack) =>
  `${park} का टिकट, ${when}${givenBack ? ` (लौटाया गया: ${givenBack})` : ''}`;

export const peopleWords: typeof english.peopleWords = (people) =>
  people === 0 ? '' : people === 1 ? '1 व्यक्ति' : `${people} लोग`;

export const PARK_CLOSED: Translated<typeof english.PARK_CLOSED> = {
  allSold: (day) => (day ? `${formatDay(day)}: सारे टिकट बिक गए हैं।` : 'इन दिनों के सारे टिकट बिक गए हैं।'),
  noDates: (park, last) =>
    `${last ? `${park} की आख़िरी तारीख़ ${formatDay(last)} थी। ` : ''}पार्क नई तारीख़ें जोड़ते ही यहाँ बुकिंग हो सकेगी।`,
};
