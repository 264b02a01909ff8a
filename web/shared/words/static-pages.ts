import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';

/** Texts of docs/product/ are letter for letter, misspellings included. */

export const notFoundTexts = {
  title: 'Page not found – Pravesh',
  code: '404',
  heading: "Oops. Looks like the page you're looking for no longer exists",
  text: "But we're here to bring you back to safety",
  back: 'Back to Home',
};

export const problemTexts = {
  busy: {
    title: 'We are busier than usual – Pravesh',
    heading: 'We are busier than usual',
    text: 'Many people are booking at this moment. Please wait a minute and try again.',
  },
  broken: {
    title: 'Sorry, something went wrong – Pravesh',
    heading: 'Sorry, this is our fault',
    text: 'Something broke on our side, not on yours. Please try again in a minute.',
  },
  money:
    'If you were paying just then, do not pay again. Your payment is safe: we check with the bank by ourselves, and your ticket or your money will come to you.',
  when: (seconds: number) => `Please try again in ${aboutSoLong(seconds)}.`,
  byItself: (seconds: number) => `This page tries again by itself in ${aboutSoLong(seconds)}.`,
  kept: 'What you typed is kept. The button sends it once more, and nothing is booked twice.',
  again: 'Try again',
  home: 'Back to Home',
  reference: 'When you write to us, please give this number:',
};

export const problemWords = (status: number): typeof problemTexts.busy =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
