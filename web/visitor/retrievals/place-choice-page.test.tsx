import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlaceChoiceProps } from '#contract/retrievals/page.ts';
import { PlaceChoicePage } from './place-choice-page.tsx';

const none: PlaceChoiceProps['places'] = { park: [], clinic: [], branch: [], exhibition: [], coaching: [] };
const show = (places: Partial<PlaceChoiceProps['places']>) =>
  render(<PlaceChoicePage places={{ ...none, ...places }} help={{ email: null, phone: null }} />);

test('one plain list has every place by its trade, and one must be chosen', () => {
  const zoo = { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' };
  show({ park: [zoo], coaching: [{ id: 'b1', name: 'Physics XI', location: '' }] });
  const list = screen.getByLabelText<HTMLSelectElement>('Where did you book?');
  expect([...list.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Parks', 'Coaching batches']);
  expect([...list.options].map(({ text, value }) => [text, value])).toEqual([
    ['Choose the place', ''],
    ['Nehru Zoo, Hyderabad', 'p1'],
    ['Physics XI', 'b1'],
  ]);
  expect([list.form?.getAttribute('action'), list.form?.checkValidity()]).toEqual(['/getqr', false]);
});

test('a list that did not come is said to be missing; where there is nothing at all no button is dead', () => {
  show({ clinic: null });
  expect(screen.getByText(/This list did not come/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
