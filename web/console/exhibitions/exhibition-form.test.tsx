// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MELA } from '#web/console/kit/testing/factory.ts';
import type { ServedCall } from '#web/console/kit/testing/served-calls.ts';
import { idOf, openServedRecord, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { ExhibitionRecordPage } from './exhibition-form.tsx';

let no: string | null;
let standing: object;
let held: object;
let stored: object;
const NOBODY = { isBooked: false, bookings: 0, coming: 0, paid: 0, comingPeople: 0, comingPaid: 0 };
beforeEach(() => {
  [no, standing, held, stored] = [null, { state: 'onSale', missing: [] }, NOBODY, MELA];
});
const answer = ({ method, url, body }: ServedCall) => {
  if (url.endsWith('/held')) return held;
  if (url.startsWith('/offering/')) return standing;
  if (no && method !== 'GET') return refusal(no);
  if (method === 'DELETE') {
    stored = { ...stored, published: false, closed: true };
    return { _id: idOf('1'), deleted: true, closed: true };
  }
  if (method !== 'GET') stored = { ...stored, ...body };
  return stored;
};
const open = (id = 'new') =>
  openServedRecord({ createServer, list: '/app/exbhition', id, element: <ExhibitionRecordPage />, answer });

const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the form requires nothing of a show, and Save publishes it; its beginning is sent as date and its end as time, as they were typed', async () => {
  const { asked } = await open();
  put('From date', '01/02/2027');
  put('From date: time', '18:30');
  put('To date', '01/02/2027');
  put('To date: time', '17:30');
  await press('Save and publish');
  expect(screen.getByText('The show cannot end before it begins')).toBeDefined();
  put('To date: time', '21:00');
  await press('Save and publish');
  await said('Exbhition Added Successfully.');
  expect(asked.find(({ url }) => url === '/exbhition/add')?.body).toMatchObject({
    organizationName: '',
    exhibition: 'exhibition',
    date: '2027-02-01T18:30',
    time: '2027-02-01T21:00',
    capacity: null,
    published: true,
  });
});

test('a show is saved as a draft with its name alone; what is missing stands on its page', async () => {
  standing = { state: 'draft', missing: [{ field: 'date', message: 'Please say when it begins.' }] };
  const { asked } = await open();
  await press('Save as draft');
  expect((await screen.findAllByText('Please give it a name.')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Organization Name'), 'Andha Yug');
  await press('Save as draft');
  await said('Exbhition Added Successfully.');
  expect(asked.find(({ url }) => url === '/exbhition/add')?.body).toMatchObject({
    organizationName: 'Andha Yug',
    published: false,
  });
  expect(await screen.findByText(/Please say when it begins\.$/)).toBeDefined();
});

test('a draft is published by the main button; a pause asks where people come, and the message takes it back', async () => {
  stored = { ...MELA, published: false };
  standing = { state: 'draft', missing: [] };
  const { asked } = await open(idOf('1'));
  await press('Save and publish');
  await said('Exbhition Updated Successfully.');
  const puts = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(puts()).toEqual([{ published: true, was: { published: false } }]);
  await screen.findByRole('button', { name: 'Pause' });
  // Somebody books meanwhile.
  held = { ...NOBODY, isBooked: true, bookings: 9, coming: 9, comingPeople: 13, paid: 2600, comingPaid: 2600 };
  await press('Pause');
  expect(await screen.findByText(/^13 people have booked for today or later, and ₹2,600 is paid\./)).toBeDefined();
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Pause' }));
  await said('Handloom Mela is paused. Visitors cannot book it just now.');
  expect(await screen.findByText(/^This is paused\./)).toBeDefined();
  await press('Undo');
  await screen.findByText('Visitors can see and book this.');
  expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
  expect(puts().slice(1)).toEqual([{ status: false }, { status: true }]);
});

test('a show that nobody has booked is paused at once, and sells again by one press', async () => {
  const { asked } = await open(idOf('1'));
  await press('Pause');
  await said('Handloom Mela is paused. Visitors cannot book it just now.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Sell again');
  await said('Handloom Mela is on sale. Visitors can see and book it now.');
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { status: false },
    { status: true },
  ]);
});

test('a paused show that somebody has booked is closed by typing its name, and opened again', async () => {
  stored = { ...MELA, status: false };
  held = { ...NOBODY, isBooked: true, bookings: 9, coming: 9, comingPeople: 9 };
  const { asked } = await open(idOf('1'));
  await press('Close it');
  const question = await screen.findByRole('alertdialog', { name: 'Close Handloom Mela?' });
  await userEvent.type(within(question).getByRole('textbox'), 'handloom mela');
  await userEvent.click(within(question).getByRole('button', { name: 'Close it' }));
  await said('Handloom Mela is closed.');
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await press('Open again');
  await said('Handloom Mela is on sale. Visitors can see and book it now.');
});

test('nothing is required of a show, so no field is marked', async () => {
  await open();
  await screen.findByLabelText('Organization Name');
  expect(document.querySelector('[aria-required=true]')).toBeNull();
  expect(screen.queryByText('Fields marked with * must be filled in.')).toBeNull();
});

test('the types are the three of the product', async () => {
  await open();
  const types = await screen.findByLabelText<HTMLSelectElement>('Type');
  expect([...types.options].map(({ value }) => value)).toEqual(['exhibition', 'shows', 'drama']);
});

test('a stored show is opened with what it holds; a refusal is told and what was typed stays', async () => {
  const { asked } = await open(idOf('1'));
  no = 'Somebody else has changed this show.';
  expect((await screen.findByLabelText<HTMLInputElement>('From date')).value).toBe('10/01/2027');
  await press('Save');
  await said(no);
  no = null;
  await userEvent.type(screen.getByLabelText('Most visitors'), '300');
  await press('Save');
  await said('Exbhition Updated Successfully.');
  const puts = asked.filter(({ method }) => method === 'PUT');
  expect(puts.at(-1)).toMatchObject({
    url: `/exbhition/${idOf('1')}`,
    body: { capacity: 300, was: { capacity: null } },
  });
});
