import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { EMPTY_PRESENTATION } from '#contract/presentations/model.ts';
import { ExhibitionRecordPage } from '#web/console/exhibitions/exhibition-form.tsx';
import { idOf, openServed, openServedRecord, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';

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
  if (url.endsWith('/presentation')) return { ...EMPTY_PRESENTATION, ...body, _id: ID, id: ID };
  if (url.startsWith('/preview/')) return `<p>${body.organizationName}</p>`;
  if (method !== 'GET') show = stored(body);
  return show ?? { refused: { code: 'NOT_FOUND', message: 'The show was not found.', issues: [] } };
};
const open = (id: string) =>
  openServedRecord({ list: '/app/exbhition', id, element: <ExhibitionRecordPage />, answer });
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
  expect(foot()).toBe('Exbhition Added Successfully.');
  await userEvent.type(await box('Location'), 'Goa');
  expect(foot()).toBe('Not saved yet');
  await userEvent.keyboard('{Control>}s{/Control}');
  await said('Exbhition Updated Successfully.');
  expect(asked.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /exbhition/add',
    `PUT /exbhition/${ID}`,
  ]);
});

test('what is saved says so once, on the page that was open, and another one begins empty', async () => {
  const { at, search, router } = await open('new');
  await userEvent.type(await box('Organization Name'), 'Handloom Mela');
  await userEvent.click(screen.getByRole('link', { name: 'What visitors read' }));
  await userEvent.type(await box('About'), 'Old looms');
  await press('Save and publish');
  await waitFor(() => expect(at() + search()).toBe(`/app/exbhition/${ID}?page=visitors`));
  expect(foot()).toBe('Exbhition Added Successfully.');
  expect(document.querySelector('.toast')).toBeNull();
  expect(screen.getByRole('link', { name: 'Booking page' }).getAttribute('href')).toBe(`/exbhitionbooking/${ID}`);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(at() + search()).toBe(`/app/exbhition/${ID}`));
  expect((await box('About')).value).toBe('Old looms');
  await act(() => router.navigate('/app/exbhition'));
  await act(() => router.navigate('/app/exbhition/new'));
  await waitFor(async () => expect((await box('Organization Name')).value).toBe(''));
  expect(foot()).toBe('Not saved yet');
});

test('what is typed on one page stays while another is open; what is wrong there is named, counted and led to', async () => {
  const { asked, search, router } = await open(ID);
  await userEvent.type(await box('Location'), ' Camp');
  await userEvent.click(screen.getByRole('link', { name: 'What visitors read' }));
  expect(search()).toBe('?page=visitors');
  await userEvent.type(await box('Point on the map'), 'there');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Basics' }).getAttribute('aria-current')).toBe('page'));
  await press('Save');
  const wrong = await screen.findByRole('alert', { name: 'Please put one thing right' });
  expect(wrong.textContent).toContain('(What visitors read)');
  screen.getByRole('link', { name: 'What visitors read 1 to put right' });
  await userEvent.click(screen.getByRole('link', { name: 'Point on the map' }));
  expect(document.activeElement).toBe(await box('Point on the map'));
  expect(search()).toBe('?page=visitors');
  await userEvent.clear(await box('Point on the map'));
  await userEvent.type(await box('About'), 'Old looms');
  await press('Save');
  await said('Exbhition Updated Successfully.');
  expect((await box('Location')).value).toBe('Pune Camp');
  expect(asked.filter(({ method }) => method === 'PUT').map(({ url, body }) => [url, body])).toEqual([
    [`/exbhition/${ID}`, expect.objectContaining({ location: 'Pune Camp' })],
    [`/offering/exhibition/${ID}/presentation`, { about: 'Old looms', was: { about: '' } }],
  ]);
});

test('words that were refused after their new record was added are saved by the next Save, and no other is added', async () => {
  const no = { ...refusal('Not just now.'), isOver: false };
  const { asked } = await openServedRecord({
    list: '/app/exbhition',
    id: 'new',
    element: <ExhibitionRecordPage />,
    answer: (call) => (call.url.endsWith('/presentation') && call.method === 'PUT' && !no.isOver ? no : answer(call)),
  });
  await userEvent.type(await box('Organization Name'), 'Mango Fair');
  await userEvent.type(await box('About'), 'Old looms');
  await press('Save and publish');
  await said('Not just now.');
  no.isOver = true;
  await press('Save and publish');
  await said('Exbhition Added Successfully.');
  expect(asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/add'))).toHaveLength(1);
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

test('on a phone the ways from a record are behind one button, and a dialog of theirs stays when it closes', async () => {
  show = stored({ published: true });
  await open(ID);
  const { innerWidth: width } = window;
  act(() => window.happyDOM.setViewport({ width: 390 }));
  onTestFinished(() => window.happyDOM.setViewport({ width }));
  await screen.findByRole('button', { name: 'Preview' });
  expect(screen.queryByRole('link', { name: 'Booking page' })).toBeNull();
  await press('More for Handloom Mela');
  screen.getByRole('link', { name: 'Booking page' });
  await userEvent.click(await screen.findByRole('button', { name: /^Posters to print of/ }));
  await screen.findByRole('dialog', { name: /^Poster/ });
  expect(screen.queryByRole('link', { name: 'Booking page' })).toBeNull();
});
