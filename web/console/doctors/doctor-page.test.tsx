// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { DoctorPage } from './doctor-page.tsx';

interface Doctor {
  id: string;
  doctorName: string;
}
const wire = (doctor: Doctor) => ({
  ...doctor,
  _id: doctor.id,
  profileRegistrationId: '9'.repeat(26),
  createdAt: '2027-01-02T00:00:00Z',
});

// Dialogs are fetched when they are first opened, which takes a busy machine its time.

let server: Server;
let doctors: Doctor[];
let closed: Doctor[];
/** Somebody has tokens of these. */
let booked: string[];
const heldId = (url: string): string => url.split('/').at(-2) ?? '';
/** The words with which the next change is refused. */
let refusal: string | null;

function answerTo(method: string, url: string, body: string): unknown {
  const id = url.split('?')[0]?.split('/').at(-1) ?? '';
  if (url.endsWith('/get')) return doctors.map(wire);
  if (url.endsWith('/closed')) return closed.map(wire);
  if (url.endsWith('/held'))
    return {
      isBooked: booked.includes(heldId(url)),
      bookings: 3,
      coming: 2,
      paid: 900,
      comingPeople: 2,
      comingPaid: 900,
    };
  if (url.endsWith('/open')) {
    const [doctor] = closed.splice(0);
    if (doctor) doctors = [doctor, ...doctors];
    return doctor && wire(doctor);
  }
  if (method === 'DELETE') {
    const isClosed = booked.includes(id);
    if (isClosed) closed.push(...doctors.filter((doctor) => doctor.id === id));
    doctors = doctors.filter((doctor) => doctor.id !== id);
    return { _id: id, id, deleted: true, ...(isClosed && { closed: true }) };
  }
  const { doctorName } = JSON.parse(body) as Doctor;
  const doctor = { id: method === 'POST' ? '3'.repeat(26) : id, doctorName };
  doctors = [doctor, ...doctors.filter((other) => other.id !== doctor.id)];
  return wire(doctor);
}

beforeEach(async () => {
  refusal = null;
  [closed, booked] = [[], []];
  doctors = [
    { id: '1'.repeat(26), doctorName: 'Dr Meera Nair' },
    { id: '2'.repeat(26), doctorName: 'Dr Asha Rao' },
  ];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '' } = request;
    const refused = refusal !== null && !/\/(get|closed|held)$/.test(url);
    const answer = refused ? { code: 'CONFLICT', message: refusal } : answerTo(method, url, body);
    reply.writeHead(refused ? 409 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/doctor`);
  happyDOM.setViewport({ width: 1200 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DoctorPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Dr Meera Nair');
});
afterEach(() => {
  cleanup();
  server.close();
});

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));
const typeName = async (name: string) => {
  const box = await screen.findByLabelText('Doctor Name');
  await userEvent.clear(box);
  if (name) await userEvent.type(box, name);
  await press('Save');
};

test('a doctor is added, and the list has the name', async () => {
  await press('Add Doctor');
  await typeName('');
  expect(screen.getByText('doctor name is required')).toBeDefined();
  await typeName('Dr New');
  await said('Doctor Added Successfully.');
  await waitFor(() => expect(names()).toEqual(['Dr New', 'Dr Meera Nair', 'Dr Asha Rao']));
});

test('a name is changed', async () => {
  await press('Edit Dr Asha Rao');
  await typeName('Dr Asha Rao-Iyer');
  await said('Doctor Updated Successfully.');
  await waitFor(() => expect(names()).toContain('Dr Asha Rao-Iyer'));
});

test('a change that the server refuses is told, and the name that was typed stays', async () => {
  refusal = 'Somebody else has changed this doctor.';
  await press('Edit Dr Asha Rao');
  await typeName('Dr Else');
  const dialog = screen.getByRole('dialog');
  expect((await within(dialog).findByText(refusal)).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Doctor Name').value).toBe('Dr Else');
});

test('a doctor who is deleted by mistake is brought back, and otherwise deleted', async () => {
  await press('Delete Dr Meera Nair');
  await waitFor(() => expect(names()).toEqual(['Dr Asha Rao']));
  await press('Undo');
  expect(names()).toHaveLength(2);
  expect(doctors).toHaveLength(2);
  await press('Delete Dr Meera Nair');
  await press('Delete it now');
  await waitFor(() => expect(doctors).toHaveLength(1));
  await waitFor(() => expect(names()).toEqual(['Dr Asha Rao']));
});

test('whoever removes all of a list is told what was refused, though its rows had left with it', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'All on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'What you have chosen' }));
  await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 doctors?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No data to display.')).toBeDefined();
  refusal = 'They have tokens today.';
  await press('Remove them now');
  expect(await screen.findByText(`None of them could be removed. ${refusal}`)).toBeDefined();
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('a doctor who has tokens is closed once the name is typed, and opened again', async () => {
  booked = ['1'.repeat(26)];
  await press('Delete Dr Meera Nair');
  const question = within(await screen.findByRole('alertdialog', { name: 'Close Dr Meera Nair?' }));
  question.getByText('3 tokens are given, and ₹900 is paid. 2 of them for today or later.');
  const shut = () => userEvent.click(question.getByRole('button', { name: 'Close' }));
  await shut();
  expect(await question.findByText('Please type the name as it is written: Dr Meera Nair')).toBeDefined();
  expect(doctors).toHaveLength(2);
  await userEvent.type(question.getByLabelText('To close, type Dr Meera Nair'), 'dr meera  nair');
  await shut();
  await said('Dr Meera Nair is closed. Tokens that are given stay valid.');
  const list = within(await screen.findByRole('region', { name: 'Closed doctors' }));
  await userEvent.click(list.getByRole('button', { name: 'Open again Dr Meera Nair' }));
  await said('Dr Meera Nair is open again.');
  await waitFor(() => expect(names()).toContain('Dr Meera Nair'));
});
