import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Fold } from './fold.tsx';
import { bringTo } from './lead-to-field.ts';

const part = (folded: boolean, problem?: string) => (
  <Fold says="10 slots" folded={folded} problem={problem}>
    <input aria-label="From" />
  </Fold>
);
const fold = () => document.querySelector('details');

test('what is short is there as it is, and is not folded while it grows', () => {
  const { rerender } = render(part(false));
  rerender(part(true));
  expect(fold()).toBeNull();
});

test('what is long is one line; a problem in it opens it, and so does a way that leads into it', () => {
  const { rerender } = render(part(true));
  expect([screen.getByText('10 slots').tagName, fold()?.open]).toEqual(['SUMMARY', false]);
  rerender(part(true, 'Please let the slot end after it begins.'));
  expect(fold()?.open).toBe(true);
  cleanup();
  render(part(true));
  bringTo(screen.getByLabelText('From'));
  expect(fold()?.open).toBe(true);
});
