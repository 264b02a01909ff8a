import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChoosersSection } from './choosers-section.tsx';

const zoo = { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' };
const lake = { id: 'p2', name: 'Lumbini Park', location: '' };
const list = (name: string) => within(screen.getByRole('region', { name })).getByRole<HTMLSelectElement>('combobox');

test('each trade has its own question, and the button goes to its own pages', () => {
  render(<ChoosersSection park={[zoo, lake]} clinic={[zoo]} branch={[zoo]} />);
  const goes = ['Which park?', 'Which clinic?', 'Which branch?'].map((label) =>
    screen.getByLabelText<HTMLSelectElement>(label).form?.getAttribute('action'),
  );
  expect(goes).toEqual(['/ticketbooking', '/doctorbooking', '/loanbooking']);
});

test('a place is named with its town, where it has one', () => {
  render(<ChoosersSection park={[zoo, lake]} clinic={[]} branch={[]} />);
  expect([...list('Visit a park').options].map(({ text }) => text)).toEqual([
    'Choose a park',
    'Nehru Zoo, Hyderabad',
    'Lumbini Park',
  ]);
});

test('the only place is chosen already; of several none is, and one must be', () => {
  render(<ChoosersSection park={[zoo, lake]} clinic={[zoo]} branch={[]} />);
  expect([list('Visit a park').value, list('See a doctor').value]).toEqual(['', 'p1']);
  expect(list('Visit a park').form?.checkValidity()).toBe(false);
  expect(new URLSearchParams(new FormData(list('See a doctor').form!) as never).toString()).toBe('id=p1');
});

test('a list that did not come is said to be missing, not empty, beside those that came', () => {
  render(<ChoosersSection park={[zoo]} clinic={null} branch={[]} />);
  expect(screen.getByRole('region', { name: 'See a doctor' }).textContent).toContain(
    'This list did not come, which is our fault. Please load the page again in a minute.',
  );
  expect(list('Visit a park').value).toBe('p1');
});

test('more places than anybody scrolls through are searched, by the same words', () => {
  render(<ChoosersSection park="many" clinic={[]} branch={[]} />);
  const { form, name } = screen.getByLabelText<HTMLInputElement>('Which park?');
  expect([name, form?.getAttribute('action'), form?.querySelector<HTMLInputElement>('[name=trade]')?.value]).toEqual([
    'q',
    '/home',
    'park',
  ]);
  expect(screen.getByRole('button', { name: 'Book park tickets' })).toBeDefined();
});

test('an empty trade says so kindly and has no dead button', () => {
  render(<ChoosersSection park={[]} clinic={[]} branch={[]} />);
  expect(screen.getByText('No park takes bookings here just now. Please look in again soon.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
