// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { SpecializationPage } from './specialization-page.tsx';

const id = '1'.repeat(26);

// Dialogs are fetched when they are first opened, which takes a busy machine its time.

let server: Server;
let skin: Record<string, unknown>;
let sent: unknown[];
/** The words with which changes are refused; the answer waits until it is let go, as on a slow network. */
let refusal: string | null;
let answers: (() => void)[];

beforeEach(async () => {
  [sent, refusal, answers] = [[], null, []];
  skin = { _id: id, id, profileRegistrationId: '9'.repeat(26), createdAt: '2027-01-02T00:00:00Z', status: true };
  skin.specilization = 'Skin';
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const isList = request.url?.endsWith('/get');
    if (!isList) sent.push([request.method, JSON.parse(body)]);
    const refused = !isList && refusal !== null;
    if (refused) await new Promise<void>((go) => answers.push(go));
    else if (!isList) skin = { ...skin, ...JSON.parse(body) };
    const answer = refused ? { code: 'CONFLICT', message: refusal } : isList ? [skin] : skin;
    reply.writeHead(refused ? 409 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/specilization`);
  happyDOM.setViewport({ width: 1200 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SpecializationPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Skin');
});
afterEach(() => {
  cleanup();
  server.close();
});

const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Skin is active' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));

test('the switch changes Active to In Active', async () => {
  await userEvent.click(shown());
  await said('Status Updated Successfully.');
  expect(sent).toEqual([['PUT', { status: false }]]);
  expect(screen.getByText('In Active')).toBeDefined();
});

test('a switch that the server refuses goes back, and the reason is told', async () => {
  refusal = 'Clinics use this specialization.';
  await userEvent.click(shown());
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(shown().checked).toBe(false);
  answers[0]?.();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(refusal));
  expect(shown().checked).toBe(true);
});

test('a specialization is added as active, in the names of the API', async () => {
  await press('Add Specialization');
  await press('Save');
  expect(screen.getByText('specialization is required')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Specialization'), 'Eye');
  await press('Save');
  await said('Specilization Added Successfully.');
  expect(sent).toEqual([['POST', { specilization: 'Eye', status: true }]]);
});

test('a name is changed, and the status can be changed with it', async () => {
  await press('Edit Skin');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'In Active');
  await press('Save');
  await said('Specilization Updated Successfully.');
  expect(sent).toEqual([['PUT', { status: false, was: { status: true } }]]);
});
