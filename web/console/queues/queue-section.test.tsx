import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  AT,
  BRANCH,
  CLINIC,
  called,
  DOCTOR,
  ONE,
  TWO,
  aDeskToken as token,
  aDeskVisit as visit,
} from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import type { DeskQueue } from './queries.ts';
import { Queue } from './queue-section.tsx';
import { useLive } from './use-live.ts';
import { queueTexts } from './words.ts';

interface Day {
  tokens?: object[];
  paused?: boolean;
  closed?: boolean;
  lateMinutes?: number;
  refuse?: string;
  refusedAs?: string;
  /** The token that the other counter serves. */
  elsewhere?: number;
}

function Desk({ queue, stationId }: { queue: DeskQueue; stationId: string | null }) {
  return <Queue queue={queue} stationId={stationId} live={useLive(queue)} />;
}

/** Opens a desk; `day` may be changed meanwhile. Gives what was asked to change something. */
async function open(day: Day, at: { kind?: 'doctor' | 'loan'; stationId?: string | null } = {}) {
  const { kind = 'loan', stationId = ONE } = at;
  const queue = kind === 'loan' ? { kind, id: BRANCH } : { kind, id: CLINIC, doctorId: DOCTOR };
  const station = { place: '', serving: null, calledAt: null, next: [], waiting: 0, backAt: null, estimate: null };
  const looks = { last: [], notice: '', hours: null, languages: ['en'], logo: '', colour: '' };
  const answer = ({ url, method }: ServedCall): unknown => {
    const { closed = false, paused = false, lateMinutes = 0 } = day;
    const state = { ...station, counterNumber: null, closed, paused, allPaused: false, lateMinutes };
    const stations = (kind === 'loan' ? [ONE, TWO] : [DOCTOR]).map((id) => ({
      ...state,
      id,
      name: id === TWO ? 'Counter 2' : 'Here',
      serving: id === TWO ? (day.elsewhere ?? null) : null,
    }));
    const shown = { kind, id: queue.id, name: 'Abids', day: '2027-01-02', currentRunningCount: 0, stations, at: AT };
    const board = { ...shown, ...looks };
    if (url.startsWith('/queue/board')) return board;
    if (/profileid|report/.test(url)) return day.tokens ?? [];
    if (url.startsWith('/bookings')) return { days: [], left: null, stationId: null, stations: [] };
    if (day.refuse && /POST|PUT/.test(method))
      return { refused: { ...refusal(day.refuse).refused, code: day.refusedAs ?? 'CONFLICT' } };
    return url.startsWith('/queue') ? board : kind === 'loan' ? token(1) : visit(1);
  };
  const served = await openServed({
    path: '/app/counterdetails',
    element: <Desk queue={queue} stationId={stationId} />,
    answer,
  });
  await screen.findByText('Now serving');
  const changes = () =>
    served.asked
      .filter(({ url }) => !/board|profileid|report|socket|televisions/.test(url))
      .map(({ method, url, body }) => ({ call: `${method} ${url}`, body }));
  return { ...served, changes };
}
const serving = () => document.querySelector('.serving-number')?.textContent;
const counts = () => [...document.querySelectorAll('.line-counts dd')].map(({ textContent }) => textContent);
const line = (name = 'Waiting') => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const numbers = () => line().map((one) => one.querySelector('b')?.textContent);
const chooseMore = async (name: string) => {
  await press('More about this queue');
  await press(name);
};
/** Another desk has changed something: the window that comes back to the front asks again. */
const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

test('the last one called here is served; next, waiting and served are counted', async () => {
  await open({
    tokens: [
      token(1, { bookingStatus: 'complete' }),
      token(2, called('2027-01-02T06:00:00.000Z')),
      token(3, called('2027-01-02T06:10:00.000Z')),
      ...[5, 6, 7, 8].map((number) => token(number)),
    ].reverse(),
    elsewhere: 4,
  });
  expect(serving()).toBe('3');
  expect(counts()).toEqual(['4', '1']);
  expect(screen.getByText('Person 3 · 9800000003 · Home')).toBeDefined();
  expect(line().map((one) => one.textContent)).toEqual(
    [5, 6, 7, 8].map((n) => `${n}Person ${n} 980000000${n} · HomeCall`),
  );
  expect(line('Called, or not here').map((one) => one.textContent)).toEqual([
    '2Person 2 9800000002 · HomeCalledCall again',
    '4Counter 2',
  ]);
});

test('somebody is served: the key completes the token, which calls the next; twice at once counts once', async () => {
  const { changes } = await open({ tokens: [token(1, called(AT)), token(2)] });
  await screen.findByRole('button', { name: 'Complete and call next' });
  await userEvent.keyboard('nn');
  const completed = { call: `PUT /loanbooking/${idOf('t1x')}`, body: { bookingStatus: 'complete' } };
  await waitFor(() => expect(changes()).toEqual([completed]));
});

test('with nobody there the button does nothing and says so', async () => {
  const { changes } = await open({});
  expect(screen.getByRole('button', { name: 'Call next' }).getAttribute('aria-disabled')).toBe('true');
  await press('Call next');
  await userEvent.keyboard('n');
  expect(changes()).toEqual([]);
  expect(screen.getByText('No tokens yet today.')).toBeDefined();
});

test('whoever was put back stands in the line where the server has put them', async () => {
  await open({ tokens: [token(1, { turn: 3.5 }), token(2), token(3), token(4)] });
  expect(numbers()).toEqual(['2', '3', '1', '4']);
});

test('“…” of a row says all of a token, and completes it, puts it back or says that another counter has it', async () => {
  const day: Day = { tokens: [token(1, { mobile: '' }), token(2), token(3, { bookingStatus: 'noshow' })] };
  const { changes } = await open(day);
  await press('More: token 1');
  const first = within(await screen.findByRole('dialog', { name: 'Token 1 · Person 1' }));
  expect(first.getByText('No mobile')).toBeDefined();
  await userEvent.click(first.getByRole('button', { name: 'Not here' }));
  await waitFor(() => expect(changes()[0]?.body).toEqual({ bookingStatus: 'noshow' }));
  await press('More: token 3');
  await press('Put back');
  await press('Last');
  await waitFor(() => expect(changes()[1]?.body).toEqual({ bookingStatus: '', place: 'last' }));
  await press('More: token 2');
  day.tokens = [];
  await comeBack();
  const gone = within(await screen.findByRole('dialog', { name: 'Token 2 · Person 2' }));
  await gone.findByText(queueTexts.withAnother);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('rows stay under the finger while another desk calls, and a press right after they moved calls nobody', async () => {
  const day: Day = { tokens: [token(1), token(2), token(3)] };
  const { changes } = await open(day);
  await userEvent.hover(screen.getByRole('button', { name: 'Call: token 2' }));
  day.tokens = [token(2), token(3), token(4)];
  await comeBack();
  await waitFor(() => expect(numbers()).toEqual(['1', '2', '3', '4']));
  expect(line()[0]?.textContent).toContain('Not waiting');
  expect(screen.queryByRole('button', { name: 'Call: token 1' })).toBeNull();
  fireEvent.mouseLeave(screen.getByRole('list', { name: 'Waiting' }));
  expect(numbers()).toEqual(['2', '3', '4']);
  fireEvent.click(screen.getByRole('button', { name: 'Call: token 3' }));
  expect(changes()).toEqual([]);
});

/** The words of what has the keyboard. */
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('every act has its key, which stands on its button; after each the large button has the keyboard', async () => {
  const { changes } = await open({ tokens: [token(1, called(AT)), token(2), token(3)] });
  const keys = [...document.querySelectorAll('.serving [aria-keyshortcuts]')];
  const told = ({ firstChild, lastChild }: Element) => `${firstChild?.textContent}: ${lastChild?.textContent}`;
  expect(keys.map(told)).toEqual(['Complete and call next: N', 'Call again: R', 'Not here: A', 'Put back: B']);
  expect(keys.map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['N', 'R', 'A', 'B']);
  const acts = [
    { pressed: 'r', body: { bookingStatus: 'called' } },
    { pressed: 'a', body: { bookingStatus: 'noshow' } },
    { pressed: 'b3', body: { bookingStatus: '', place: 'last' } },
    { pressed: 'n', body: { bookingStatus: 'complete' } },
  ];
  for (const [at, { pressed, body }] of acts.entries()) {
    // The one before is under way until the page shows what came of it.
    await waitFor(async () => {
      await userEvent.keyboard(pressed);
      expect(changes()[at]).toEqual({ call: `PUT /loanbooking/${idOf('t1x')}`, body });
    });
    expect(focused()).toBe('Complete and call nextN');
  }
});

test('no key acts while somebody types, or while a question is open; Esc leaves both', async () => {
  const { changes } = await open({ tokens: [token(1, called(AT)), token(2)] });
  await userEvent.keyboard('w');
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
  await userEvent.keyboard('nrab');
  expect((document.activeElement as HTMLInputElement).value).toBe('nrab');
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe('Complete and call nextN');
  await userEvent.keyboard('b');
  screen.getByRole('dialog');
  await userEvent.keyboard('nraw{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});

test.each([
  ['the server’s no is told in its words', 'CONFLICT', 'Nobody is waiting.'],
  ['a token that another counter has called is told so', 'NOT_FOUND', queueTexts.withAnother],
])('%s', async (_, refusedAs, words) => {
  await open({ tokens: [token(1)], refuse: 'Nobody is waiting.', refusedAs });
  await press('Call: token 1');
  await said(words);
});

test('the key can be switched off, and says on the button that it works', async () => {
  const { changes } = await open({ tokens: [token(1)] });
  const button = screen.getByRole('button', { name: 'Call next' });
  expect(button.textContent).toBe('Call nextN');
  await press('More about this queue');
  const keys = screen.getByRole('switch', { name: 'Single keys press the buttons' });
  await userEvent.click(keys);
  expect(button.textContent).toBe('Call next');
  await userEvent.keyboard('{Escape}n');
  expect(changes()).toEqual([]);
  await press('More about this queue');
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys press the buttons' }));
});

test('a doctor’s queue leaves out who has no number yet and who waits for another doctor', async () => {
  const others = [visit(3, { doctorId: idOf('x') }), visit(4, { tokenNumber: null, turn: null })];
  const tokens = [visit(1, called(AT)), visit(2), ...others];
  const { changes } = await open({ tokens }, { kind: 'doctor', stationId: DOCTOR });
  expect([serving(), ...counts(), ...numbers()]).toEqual(['1', '1', '0', '2']);
  await press('Complete and call next');
  const completed = { call: `PUT /doctorbooking/${idOf('v1x')}`, body: { bookingStatus: 'complete' } };
  await waitFor(() => expect(changes()).toEqual([completed]));
});

test('pausing and being late are told for this doctor, each without changing the other', async () => {
  const day: Day = { paused: true, lateMinutes: 17 };
  const { changes } = await open(day, { kind: 'doctor', stationId: DOCTOR });
  const at = { kind: 'doctor', id: CLINIC, doctorId: DOCTOR, counterId: null, all: false };
  expect(screen.getByText('This doctor has paused')).toBeDefined();
  await press('Resume');
  await waitFor(() => expect(changes()[0]?.body).toEqual({ ...at, paused: false, backAt: null, lateMinutes: 17 }));
  await press('Pause or delay');
  const late = await screen.findByLabelText<HTMLSelectElement>('Running late');
  expect(late.value).toBe('17');
  await userEvent.selectOptions(late, '30');
  await press('Tell everybody');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(changes()[1]?.body).toEqual({ ...at, paused: true, backAt: null, lateMinutes: 30 }));
  await said('Every open page now says so.');
});

test('a queue is closed for today after a question that says who waits, and opened again; meanwhile no token is given', async () => {
  const day: Day = {};
  const { changes } = await open(day);
  await chooseMore('Close for today');
  const question = within(await screen.findByRole('alertdialog', { name: 'Close this queue for today?' }));
  expect(question.getByText(/Nobody is waiting/)).toBeDefined();
  day.closed = true;
  await userEvent.click(question.getByRole('button', { name: 'Close for today' }));
  await press('Open again');
  await waitFor(() => expect(changes().map(({ body }) => body.closed)).toEqual([true, false]));
  expect(changes()[0]?.call).toBe('POST /queue/close');
  expect(screen.queryByRole('form', { name: 'Walk-in' })).toBeNull();
});

test('once it is closed an owner is asked what becomes of those who wait, and can be asked again; a counter is not', async () => {
  const day: Day = { tokens: [visit(1)] };
  await open(day, { kind: 'doctor', stationId: DOCTOR });
  await chooseMore('Close for today');
  day.closed = true;
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close for today' }),
  );
  await screen.findByRole('dialog', { name: '1 person still waits' });
  await press('Serve them today');
  await chooseMore('Move or refund those who wait');
  await screen.findByRole('dialog', { name: '1 person still waits' });
  cleanup();
  await open({ closed: true, tokens: [token(1)] });
  await press('More about this queue');
  expect(screen.queryByRole('button', { name: 'Move or refund those who wait' })).toBeNull();
});

test('j and k walk who waits, and Enter calls one', async () => {
  const { changes } = await open({ tokens: [token(1), token(2), token(3)] });
  const at = () => document.activeElement?.getAttribute('aria-label');
  await userEvent.keyboard('jj');
  expect(at()).toBe('Call: token 2');
  await userEvent.keyboard('k');
  expect(at()).toBe('Call: token 1');
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(changes()).toHaveLength(1));
});
