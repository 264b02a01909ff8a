import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Advertisement } from '#contract/advertisements/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { AdvertisementForm } from './advertisement-form.tsx';

const card: Advertisement = {
  id: 'a1',
  organisationId: 'o1',
  createdAt: new Date(0),
  parkId: 'p1',
  parkName: 'Nehru Zoo',
  name: '',
  images: ['https://pictures.example/a.jpg'],
  startsOn: '2027-01-02',
  endsOn: null,
  url: 'https://shop.example/',
  description: 'Handlooms',
  placement: 'booking',
};

const PARKS = [{ value: 'p1', label: 'Nehru Zoo' }];

function open(record: Advertisement | null): void {
  render(<AdvertisementForm record={record} close={() => undefined} parks={PARKS} />);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('park and page are required, in the words of the product; nothing else is', async () => {
  open(null);
  await save();
  expect(screen.getByText('park name is required')).toBeDefined();
  expect(screen.getByText('required')).toBeDefined();
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
});

test('the two pages of the product are offered', () => {
  open(null);
  const page = screen.getByLabelText<HTMLSelectElement>('Page');
  expect([...page.options].map(({ text }) => text)).toEqual(['Choose a page', 'Get QR-Code Page', 'Booking Page']);
});

test('a card that would end before it begins, and a link that is no web address, are refused', async () => {
  open(card);
  await userEvent.type(screen.getByLabelText('End Date'), '2027-01-01');
  await save();
  expect(screen.getByText('The advertisement cannot end before it begins')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Link'));
  await userEvent.type(screen.getByLabelText('Link'), 'javascript:alert(1)');
  await save();
  expect(screen.getByText('Please enter a web address')).toBeDefined();
});

test('a stored card opens with its pictures; one without a name is called after its park', async () => {
  open(card);
  expect(screen.getByRole('heading', { name: /^Edit the card of Nehru Zoo/ })).toBeDefined();
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Picture 1' });
  expect(picture.getAttribute('src')).toBe('https://pictures.example/a.jpg');
  expect(screen.getByLabelText<HTMLSelectElement>('Page').value).toBe('booking');
});

test('a typed address counts when the card is saved; one that is none keeps the dialog open and says so', async () => {
  open(card);
  const address = await screen.findByLabelText('Or the web address of a picture');
  await userEvent.type(address, 'a picture');
  await save();
  expect(screen.getByText('Please enter a web address')).toBeDefined();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://pictures.example/b.jpg');
  expect(screen.queryByText('Please enter a web address')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Link'));
  await userEvent.type(screen.getByLabelText('Link'), 'no address');
  await save();
  expect(screen.getByRole('img', { name: 'Picture 2' }).getAttribute('src')).toBe('https://pictures.example/b.jpg');
});

test('pictures that no browser would load are left out when a card is opened', async () => {
  open({ ...card, images: ['http://pictures.example/old.jpg', ...card.images] });
  const picture = await screen.findByRole('img', { name: 'Picture 1' });
  expect(picture.getAttribute('src')).toBe('https://pictures.example/a.jpg');
});
