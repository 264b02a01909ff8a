import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChooserProps } from '#contract/offerings/page.ts';
import { ChooserPage } from './chooser-page.tsx';

const clinic = { id: 'c1', name: 'Eye & Skin', facts: ['Dr Rao', 'Ameerpet, Hyderabad'] };
const show = (change: Partial<ChooserProps> = {}) =>
  render(
    <ChooserPage
      kind="clinic"
      product="lotus"
      search=""
      offerings={[clinic]}
      more={false}
      help={{ email: null, phone: null }}
      {...change}
    />,
  );

test('each offering is one link to its booking page, with what tells it from the others', () => {
  show();
  const link = screen.getByRole('link', { name: /Eye & Skin/ });
  expect(link.getAttribute('href')).toBe('/doctorbooking/c1/eye%20%26%20skin');
  expect(link.textContent).toBe('Eye & SkinDr RaoAmeerpet, Hyderabad');
});

test('the search is a plain form that keeps what was asked', () => {
  show({ search: 'eye' });
  const field = screen.getByLabelText<HTMLInputElement>('Search by the name or place of the clinic');
  expect([field.name, field.value, field.form?.method]).toEqual(['q', 'eye', 'get']);
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('?');
});

test('an empty list says why: nothing matches, or nothing is offered at all', () => {
  show({ search: 'zzz', offerings: [] });
  expect(screen.getByText('Nothing matches “zzz”.')).toBeDefined();
  cleanup();
  show({ offerings: [] });
  expect(screen.getByText(/No clinic takes bookings here yet/)).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the way back leads to the login of the same area, whatever its name', () => {
  show({ product: 'a/b' });
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/a%2Fb/login');
});
