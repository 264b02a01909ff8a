// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Asked, idOf, openServed, press, refusal, said } from '#web/console/ui/testing/served-screen.tsx';
import { ExhibitionRecordPage } from './exhibition-record-page.tsx';

const showOf = (short: string, more: object) => ({
  ...{ _id: idOf(short), id: idOf(short), profileRegistrationId: idOf('o'), createdAt: '2027-01-02T00:00:00Z' },
  ...{ organizationName: '', exhibition: 'exhibition', location: '', date: null, time: null, capacity: null },
  ...more,
});
const MELA = showOf('1', {
  organizationName: 'Handloom Mela',
  date: '2027-01-10T10:00',
  time: '2027-01-20T21:00',
});
let no: string | null;
beforeEach(() => {
  no = null;
});
const answer = ({ method, body }: Asked) => {
  if (no && method !== 'GET') return refusal(no);
  return { ...MELA, ...body };
};
const open = (id = 'new') =>
  openServed({
    createServer,
    path: `/app/exbhition/${id}`,
    route: '/app/exbhition/:id',
    element: <ExhibitionRecordPage />,
    answer,
  });

const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('nothing is required of a show; its beginning is sent as date and its end as time, as they were typed', async () => {
  const { asked } = await open();
  put('From date', '01/02/2027');
  put('From date: time', '18:30');
  put('To date', '01/02/2027');
  put('To date: time', '17:30');
  await press('Save');
  expect(screen.getByText('The show cannot end before it begins')).toBeDefined();
  put('To date: time', '21:00');
  await press('Save');
  await said('Exbhition Added Successfully.');
  expect(asked.find(({ url }) => url === '/exbhition/add')?.body).toMatchObject({
    organizationName: '',
    exhibition: 'exhibition',
    date: '2027-02-01T18:30',
    time: '2027-02-01T21:00',
    capacity: null,
  });
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
