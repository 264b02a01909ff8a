import { labelWords } from '#contract/fees/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const TICKET_PROBLEMS: Translated<typeof english.TICKET_PROBLEMS> = {
  noMobile: 'कृपया मोबाइल नंबर लिहा',
  badMobile: 'कृपया योग्य मोबाइल नंबर लिहा',
  holidayToday: 'आज सुट्टी आहे, म्हणून तिकीट बुक करता येत नाही.',
  nothingChosen: 'कृपया किमान एक निवडा',
  inactive: (park) => `${park} सध्या सुरू नाही. मदतीसाठी कृपया सपोर्ट टीमशी संपर्क साधा.`,
  noDate: 'पुढे जाण्यासाठी कृपया तारीख निवडा.',
  noSlot: 'कृपया वेळ निवडा.',
  slotOver: 'ही वेळ संपली आहे. कृपया नंतरची वेळ निवडा.',
  oneFamily: 'एका बुकिंगमध्ये एकच कुटुंब तिकीट घेता येते.',
  addonAlone: 'कुटुंबासोबत जादा व्यक्तीचे तिकीट वेगळे मिळत नाही. कृपया आधी कुटुंब तिकीट निवडा.',
  closedOn: (day) => `उद्यान या दिवशी बंद आहे: ${formatDay(day)}. कृपया दुसरा दिवस निवडा.`,
  tooMany: (label, limit) => `कृपया एका बुकिंगमध्ये "${labelWords(label)}" जास्तीत जास्त ${limit} निवडा.`,
};

export const TICKET_REFUSALS: Translated<typeof english.TICKET_REFUSALS> = {
  tooFar: (last) => `तिकिटे ${formatDay(last)} पर्यंत विकली जातात. कृपया तो दिवस किंवा त्याआधीचा दिवस निवडा.`,
  notOffered: (category) => `"${category}" इथे नाही.`,
  soldOut: (when) => `${when}: तिकिटे संपली.`,
  fewLeft: (places, when) =>
    places === 1 ? `${when}: आता 1 च तिकीट उरले आहे.` : `${when}: आता ${places} च तिकिटे उरली आहेत.`,
  tooMuch: 'एका बुकिंगसाठी हे खूप जास्त आहे. कृपया लहान बुकिंग करा.',
  pricesChanged: 'किमती बदलल्या आहेत. कृपया नवीन एकूण पाहून पुन्हा प्रयत्न करा.',
  beingChanged: 'या उद्यानाची माहिती आत्ता बदलली जात आहे. कृपया थोड्या वेळात पुन्हा प्रयत्न करा.',
  tooManyHolds: 'या मोबाइल नंबरवर पैसे न भरलेली पाच बुकिंग इथे आहेत. कृपया त्यांपैकी एकाचे पैसे भरा, किंवा काही मिनिटे थांबा.',
  tooManyFree: (day) => `${formatDay(day)}: या मोबाइल नंबरवर आधीच पाच मोफत तिकिटे आहेत.`,
};

export const TICKET_STATES: Translated<typeof english.TICKET_STATES> = {
  admitted: 'हे तिकीट गेटवर वापरले आहे.',
  cancelled: 'हे तिकीट रद्द झाले.',
  confirmed: 'तुमचे बुकिंग पक्के झाले. हा QR कोड गेटवर दाखवा.',
};

export const ticketInWords: typeof english.ticketInWords = (park, when, givenBack) =>
  `${park} तिकीट, ${when}${givenBack ? ` (परत दिलेले: ${givenBack})` : ''}`;

export const peopleWords: typeof english.peopleWords = (people) =>
  people === 0 ? '' : people === 1 ? '1 व्यक्ती' : `${people} जण`;

export const PARK_CLOSED: Translated<typeof english.PARK_CLOSED> = {
  allSold: (day) => (day ? `${formatDay(day)}: सर्व तिकिटे संपली.` : 'या दिवसांची सर्व तिकिटे संपली.'),
  noDates: (park, last) =>
    `${last ? `${park}, शेवटची तारीख: ${formatDay(last)}. ` : ''}उद्यानाने नवीन तारखा जोडताच इथे बुक करता येईल.`,
};
