import { expect, test } from 'vitest';
import { paymentReviewsApi } from './api.ts';

const { body } = paymentReviewsApi.search;
const asks = (kind: string): boolean => body.safeParse({ kind }).success;

test('payments are looked for by the kinds of booking that can cost something, and by no free one', () => {
  expect(['', 'park-ticket', 'doctor-appointment', 'batch-enrolment'].map(asks)).toEqual(Array(4).fill(true));
  expect(['loan-appointment', 'show-visit'].map(asks)).toEqual([false, false]);
});
