import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MELA, NOBODY } from '#web/console/kit/testing/factory.ts';
import { idOf, openServedRecord, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { ExhibitionRecordPage } from './exhibition-form.tsx';

let no: string | null;
let standing: object;
let held: object;
let stored: object;
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
  openServedRecord({ list: '/app/exbhition', id, element: <ExhibitionRecordPage />, answer });

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
