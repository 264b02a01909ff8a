// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ExhibitionRecordPage } from '#web/console/exhibitions/exhibition-form.tsx';
import type { ServedCall } from '#web/console/kit/testing/served-calls.ts';
import { idOf, openServed, openServedRecord, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';

const ID = idOf('1');
const stored = (change: object = {}) => ({
  _id: ID,
  id: ID,
  profileRegistrationId: idOf('o'),
  createdAt: '2027-01-02T00:00:00Z',
  organizationName: 'Handloom Mela',
  exhibition: 'exhibition',
  location: 'Pune',
  date: null,
  time: null,
  capacity: 100,
  ...change,
});

let show: object | null;
beforeEach(() => {
  show = stored();
});
const answer = ({ method, url, body }: ServedCall) => {
  if (url.startsWith('/preview/')) return `<p>${body.organizationName}</p>`;
  if (method !== 'GET') show = stored(body);
  return show ?? { refused: { code: 'NOT_FOUND', message: 'The show was not found.', issues: [] } };
};
const open = (id: string) =>
  openServedRecord({ createServer, list: '/app/exbhition', id, element: <ExhibitionRecordPage />, answer });
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const foot = () => document.querySelector('.save-state')?.textContent;
const askAgain = ({ cache }: Awaited<ReturnType<typeof open>>) => act(() => cache.invalidateQueries());

test('what is new gets its own address when it is saved first, and is changed from then on', async () => {
  const { asked, at } = await open('new');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Shows');
  expect(foot()).toBe('Not saved yet');
  await userEvent.type(await box('Organization Name'), 'Mango Fair');
  await press('Save and publish');
  await said('Exbhition Added Successfully.');
  await waitFor(() => expect(at()).toBe(`/app/exbhition/${ID}`));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mango Fair');
  expect(foot()).toBe('Saved');
  await userEvent.type(await box('Location'), 'Goa');
  expect(foot()).toBe('Not saved yet');
  await userEvent.keyboard('{Control>}s{/Control}');
  await said('Exbhition Updated Successfully.');
  expect(asked.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /exbhition/add',
    `PUT /exbhition/${ID}`,
  ]);
});

test('after it is saved it says what next: the booking page, its link, code and poster, and another one', async () => {
  const { at } = await open('new');
  await userEvent.type(await box('Organization Name'), 'Handloom Mela');
  await press('Save and publish');
  await screen.findByText('Saved and published. What next?');
  expect(screen.getAllByRole('link', { name: 'Booking page' })[0]?.getAttribute('href')).toBe(
    `/exbhitionbooking/${ID}`,
  );
  expect(screen.getAllByRole('button', { name: 'Download Poster of Handloom Mela' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Add another' }));
  await waitFor(() => expect(at()).toBe('/app/exbhition/new'));
  await waitFor(async () => expect((await box('Organization Name')).value).toBe(''));
  expect(foot()).toBe('Not saved yet');
});

test('what somebody else stored meanwhile stands in the fields that nobody touched here, and is told', async () => {
  const page = await open(ID);
  await userEvent.clear(await box('Most visitors'));
  await userEvent.type(await box('Most visitors'), '300');
  show = stored({ location: 'Nashik' });
  await askAgain(page);
  await screen.findByText('Changed elsewhere a moment ago: Location. You see what is stored now.');
  expect([(await box('Location')).value, (await box('Most visitors')).value]).toEqual(['Nashik', '300']);
});

test('who changed the same field keeps it, is told, and can take what is stored', async () => {
  const page = await open(ID);
  await userEvent.type(await box('Location'), ' Camp');
  show = stored({ location: 'Nashik' });
  await askAgain(page);
  await screen.findByText(
    'Somebody else changed this, after you had begun. What you typed is still here: Save keeps yours.',
  );
  expect(screen.getByText('Location', { selector: '.meanwhile b' }).parentElement?.textContent).toBe(
    'Location: yours “Pune Camp”, theirs “Nashik”',
  );
  expect((await box('Location')).value).toBe('Pune Camp');
  await press('Take theirs: Location');
  expect((await box('Location')).value).toBe('Nashik');
  expect(foot()).toBe('Saved');
});

test('what was deleted elsewhere is told; what was typed stays, and is added anew by Save', async () => {
  const page = await open(ID);
  await userEvent.type(await box('Location'), ' Camp');
  show = null;
  await askAgain(page);
  await screen.findByText(/This was deleted elsewhere/);
  await press('Save and publish');
  await said('Exbhition Added Successfully.');
  expect(page.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ location: 'Pune Camp' });
});

test('Cancel asks before something unsaved is left, and leads to the list', async () => {
  const { at } = await open(ID);
  await userEvent.type(await box('Location'), ' Camp');
  await press('Cancel');
  await press('Keep editing');
  expect(at()).toBe(`/app/exbhition/${ID}`);
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(at()).toBe('/app/exbhition'));
});

test('the preview is drawn from what is typed, over the stored record, before anything is saved', async () => {
  const { asked } = await open(ID);
  await userEvent.type(await box('Organization Name'), ' of Pune');
  await press('Preview');
  const frame = await screen.findByTitle<HTMLIFrameElement>('The booking page as visitors would see it');
  expect(frame.srcdoc).toContain('<p>Handloom Mela of Pune</p>');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(asked.filter(({ url }) => url.startsWith('/preview/')).map(({ url }) => url)).toEqual([
    `/preview/exhibition?id=${ID}`,
  ]);
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('an address without a record says so and leads back', async () => {
  show = null;
  await open(ID);
  expect((await screen.findByRole('link', { name: 'Back to the list' })).getAttribute('href')).toBe('/app/exbhition');
});

test('the words of the server about the whole form stand on top of it, and are no mistake of who typed', async () => {
  show = stored();
  await openServed({
    createServer,
    path: `/app/exbhition/${ID}`,
    route: '/app/exbhition/:id',
    element: <ExhibitionRecordPage />,
    answer: ({ method }) => (method === 'GET' ? show : refusal('Not today.')),
  });
  await box('Location');
  await press('Save');
  const summary = await screen.findByRole('alert', { name: 'This is not saved yet. What you typed is still here.' });
  expect(summary.textContent).toContain('Not today.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
});
