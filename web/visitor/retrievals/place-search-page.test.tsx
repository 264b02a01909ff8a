// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PlaceSearchProps } from '#contract/enrolments/page.ts';
import { PlaceSearchPage } from './place-search-page.tsx';

afterEach(cleanup);

const place = { bookingId: 'e1', shortCode: 'AAAA-BBBB', startsOn: '2027-02-01', image: 'data:image/png;base64,AAAA' };
const show = (change: Partial<PlaceSearchProps> = {}) =>
  render(
    <PlaceSearchPage
      {...{ batch: { id: 'b1', name: 'Physics XI' }, mobile: '', answer: null, problems: [] }}
      {...{ help: { email: null, phone: null }, ...change }}
    />,
  );

test('the number is posted, so that it stands in no address and no history', () => {
  show();
  const form = screen.getByRole('button', { name: 'Show my places' }).closest('form')!;
  expect([form.method, form.hasAttribute('action')]).toEqual(['post', false]);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('link', { name: 'Join the batch' }).getAttribute('href')).toBe('/coachingbooking/b1');
});

test('each place that is found has its code and the way to its page', () => {
  const second = { ...place, bookingId: 'e2', shortCode: 'CCCC-DDDD' };
  show({ mobile: '9876543210', answer: { message: 'Here are your 2 places.', places: [place, second] } });
  expect(screen.getByRole('status').textContent).toContain('Here are your 2 places.');
  expect([screen.getByText('AAAA-BBBB'), screen.getByText('CCCC-DDDD')]).toHaveLength(2);
  expect(screen.getAllByText('Classes from Mon, 1 Feb 2027')).toHaveLength(2);
  const whole = screen.getAllByRole('link', { name: 'Open the whole page' }).map((link) => link.getAttribute('href'));
  expect(whole).toEqual(['/paymentstatus/e1/b1', '/paymentstatus/e2/b1']);
  expect(screen.getAllByRole('link', { name: 'Save QR code' })[0]?.getAttribute('download')).toBe(
    'Physics-XI-1-Feb-2027-AAAA-BBBB.png',
  );
});

test('a wrong number is told on top and at its field, and stays to be mended', () => {
  show({ mobile: '98765', problems: [{ field: 'mobile', message: 'Please enter valid mobile number' }] });
  expect(screen.getAllByText('Please enter valid mobile number')).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('98765');
});
