import type { Minutes } from '#contract/queues/model.ts';

export const tokenTexts = {
  title: (number: number, place: string) => `Token ${number} – ${place}`,
  calledTitle: (number: number) => `Your turn – token ${number}`,
  nearTitle: (before: number) => (before === 0 ? 'You are next' : `${before} before you`),
  yours: 'Your token',
  serving: 'Now serving',
  counter: 'Counter',
  nothing: '–',
  next: 'You are next. Please be ready.',
  early: (opens: string, come: string) => `The clinic opens at ${opens}. Please come at about ${come}.`,
  closed: (closes: string) => `The clinic’s hours ended at ${closes}. Please ask at the reception.`,
  waiting: (before: number) => (before === 1 ? '1 person before you' : `${before} people before you`),
  calledTo: (place: string) => `You are being called. Please go to ${place}.`,
  called: 'You are being called. Please go in.',
  counterNamed: (number: string) => `counter ${number}`,
  complete: 'Done. Thank you for coming.',
  noshow: 'We called you; please speak to the counter.',
  noshowAtClinic: 'We called you; please speak to the reception.',
  cancelled: 'This token was cancelled.',
  later: (day: string, come: string | null) =>
    `Your token is for ${day}. ${come ? `Please come at about ${come}. ` : ''}This page shows the queue on that day.`,
  over: (day: string) => `This token was for ${day}. That day is over.`,
  estimate: (words: string) => `${words}, as the queue moves now`,
  paused: 'The queue is paused for a short while. You keep your place.',
  pausedUntil: (time: string) => `The queue is paused and goes on at about ${time}. You keep your place.`,
  late: (minutes: string) => `Running late by about ${minutes}. You keep your place.`,
  keep: 'Keep this page',
  keepHow: 'Scan this code with another phone, or save it: it opens this page again.',
  qrAlt: (number: number) => `QR code of the page of token ${number}`,
  receipt: 'Receipt',
  fee: 'Fee',
  facts: {
    clinic: 'Clinic',
    branch: 'Branch',
    patient: 'Patient',
    name: 'Name',
    where: 'Where',
    paid: 'Payment',
    day: 'Day',
    booked: 'Booked',
    booking: 'Booking number',
  },
  another: 'Book another',
};

export const unpaidTokenTexts = {
  ready: 'Your token',
  comes: 'Your token number comes with your payment.',
  payUntil: (time: string) => `Your place is held until ${time}.`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** "about 15–25 min": a range, because the wait is an estimate. */
export function rangeWords({ from, to }: Minutes): string {
  if (from === 0) return `about ${minutesWords(to)} or less`;
  return to < 60 ? `about ${from}–${minutesWords(to)}` : `about ${minutesWords(from)} to ${minutesWords(to)}`;
}

export const boardTexts = {
  title: (place: string) => `Now serving – ${place}`,
  start: 'Start board',
  stop: 'Sound off',
  another: 'Another place',
  soundOn: 'Sound on',
  soundOff: 'Sound off – press any key',
  sound: 'Spoken languages',
  chimeOnly: (language: string) => `This device has no voice for ${language}; numbers are chimed.`,
  recorded: (languages: string) =>
    `This device has no voice for ${languages}: recorded words are played, spoken by a machine. Names of people are only shown.`,
  page: (at: number, of: number) => `${at} of ${of}`,
};
