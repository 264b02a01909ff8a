import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { FoundBooking } from '#contract/retrievals/page.ts';

/** Only the server needs them. Texts from docs/product/ are verbatim. */

export const getQrTexts = {
  title: (place: string) => `Get QR – ${place}`,
  mobile: 'Mobile number',
  save: 'Save QR code',
  code: (code: string) => `Code ${code}`,
};

interface SearchTexts {
  heading: string;
  lead: string;
  submit: string;
  book: string;
  open: string;
  name: (found: FoundBooking) => string;
  note: (found: FoundBooking) => string;
  qrAlt: (place: string, found: FoundBooking) => string;
}

const lead = (what: string) => `Type the mobile number that you booked with. You see ${what}.`;

const TOKEN: SearchTexts = {
  heading: 'Find your token',
  lead: lead('your tokens for today and later'),
  submit: 'Show my tokens',
  book: 'Book token',
  open: 'Open the whole page',
  name: ({ number }) => `Token ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `QR code of the page of your token ${number} at ${place}`,
};

export const searchTexts: Record<OfferingKind, SearchTexts> = {
  park: {
    heading: 'Get your QR code',
    lead: lead('your tickets for today and later'),
    submit: 'Show my tickets',
    book: 'Book tickets',
    open: 'Open the whole ticket',
    name: ({ day }) => `Ticket for ${formatDay(day)}`,
    note: ({ scanned }) => (scanned ? 'Scanned' : 'Not Scanned'),
    qrAlt: (place, { day }) => `QR code of your ticket for ${place}, ${formatDay(day)}`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'Find your visit',
    lead: lead('the visits to this show that are yours'),
    submit: 'Show my visits',
    book: 'Put my name down',
    open: 'Open the whole page',
    name: ({ day }) => `Visit on ${formatDay(day)}`,
    note: () => 'Show this code at the entrance.',
    qrAlt: (place) => `QR code of the page of your visit to ${place}`,
  },
  coaching: {
    heading: 'Find your place',
    lead: lead('the places in this batch that are yours'),
    submit: 'Show my places',
    book: 'Join the batch',
    open: 'Open the whole page',
    name: () => 'Your place in the batch',
    note: ({ day }) => `Classes from ${formatDay(day)}`,
    qrAlt: (place) => `QR code of the page of your place in ${place}`,
  },
};

export const placeChoiceTexts = {
  title: 'Get QR – Pravesh',
  heading: 'Get your QR code',
  lead: 'Choose the place where you booked. Then type the mobile number that you booked with.',
  label: 'Where did you book?',
  prompt: 'Choose the place',
  submit: 'Find my booking',
  none: 'No place takes bookings here just now. If you kept the page of your booking, please open it again.',
  groups: {
    park: 'Parks',
    clinic: 'Clinics',
    branch: 'Bank branches',
    exhibition: 'Exhibitions and shows',
    coaching: 'Coaching batches',
  } satisfies Record<OfferingKind, string>,
};
