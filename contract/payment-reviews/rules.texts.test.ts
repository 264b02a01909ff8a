import { expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { knownText, refundTrouble } from './rules.ts';

const trouble = (...refund: Parameters<typeof refundTrouble>): string | null => {
  const told = refundTrouble(...refund);
  return told && SAY.en(told);
};

test('a refund that failed says why in plain words, with the code for whoever asks at the gateway', () => {
  expect(trouble('failed', 'code 600')).toBe('The bank refused the refund (code 600).');
  expect(trouble('failed', 'code 99999')).toBe('The gateway refused the refund (code 99999).');
});

test.each(['code <b>', 'unreadable answer', '', null])(
  'nothing of what a gateway says as %o gets into the words',
  (reason) => {
    expect(trouble('failed', reason)).toBe('The gateway refused the refund.');
  },
);

test('one that waits for the balance says so; one on its way says nothing, whatever was before', () => {
  expect(trouble('sent', 'code 620')).toMatch(/too low\. It is tried again by itself/);
  for (const state of ['requested', 'sent', 'pending', 'done'] as const)
    expect(trouble(state, 'code 51310')).toBeNull();
});

test.each([
  ['Awaited', 'The gateway says that the bank has not decided yet.'],
  ['NOT_FOUND', /^The gateway does not know this order/],
])('of a payment that hangs it is said what the gateway answered: %s', (word, said) => {
  const asked = { at: new Date(0), answered: true, refused: false };
  const payment = { state: 'awaited', stateText: '', unsettled: true, refund: null, asked, heard: { word } } as const;
  expect(SAY.en(knownText(payment))).toMatch(said);
});
