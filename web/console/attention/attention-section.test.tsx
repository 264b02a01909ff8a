import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrganisation } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { AttentionSection } from './attention-section.tsx';

const EVERYTHING = Object.values(consolePaths).filter((path) => typeof path === 'string');
const at = '2027-01-14T06:30:00.000Z';
const offering = { profileRegistrationId: 'o', offeringId: 'z1', name: 'Lotus Garden' };

const open = (answer: object, screens: readonly string[] = EVERYTHING) =>
  openServed({ path: '/zoo/dashboard', element: <AttentionSection open={new Set(screens)} />, answer: () => answer });
const show = (waiting: object[], screens?: readonly string[]) => open({ at, waiting }, screens);
/** Each line that waits in words, and where it leads. */
const lines = async () => {
  await screen.findAllByText(/./, { selector: '.waits b' });
  return [...document.querySelectorAll('.waits .wait')].map((line) => [line.textContent, line.getAttribute('href')]);
};

test('where nothing waits a calm line says so', async () => {
  await show([]);
  expect(await screen.findByText('Nothing waits for you. Have a good day.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

test('money that waits is one line for each sort, and leads to just these payments', async () => {
  const item = { ...offering, attemptId: 'a', bookingId: 'b', shortCode: 'c', amount: 150 };
  const items = [
    { ...item, since: '2027-01-09T06:00:00.000Z' },
    { ...item, since: '2027-01-02T06:00:00.000Z' },
  ];
  await show([
    { kind: 'payments-to-decide', count: 12, amount: 125_000, items },
    { kind: 'refunds-failed', count: 1, amount: 150, items },
    { kind: 'refunds-unsent', count: 2, amount: 300, items },
  ]);
  expect(await lines()).toEqual([
    ['Open Payments Lotus Garden · ₹1,25,000 in all, the oldest since Sat, 2 Jan', '/app/payments?state=review'],
    ['Open Payments Lotus Garden · ₹150 in all, the oldest since Sat, 2 Jan', '/app/payments?state=refund-failed'],
    ['Open Payments Lotus Garden · ₹300 in all, the oldest since Sat, 2 Jan', '/app/payments'],
  ]);
  const titles = [...document.querySelectorAll('.waits b')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    '12 payments need your decision',
    '1 refund could not be sent back',
    '2 refunds have waited for an hour',
  ]);
});

test('keys, gates, queues and places each lead to the screen where they are settled', async () => {
  const queue = { waiting: 4, waitingMinutes: 45, usualMinutes: 20, lastCalledAt: null };
  const doctor = { ...offering, of: 'doctor', doctorId: 'd1', doctorName: 'Dr Asha', ...queue };
  const branch = { ...offering, of: 'loan', doctorId: null, doctorName: null, ...queue, usualMinutes: null };
  const day = { ...offering, of: 'park', day: '2027-01-16', taken: 1_200, usual: null, capacity: 1_200 };
  await show([
    { kind: 'keys-missing', count: 1, items: [{ ...offering, of: 'park', gateway: 'ccav', since: null }] },
    { kind: 'gate-silent', count: 1, items: [{ ...offering, lastAdmittedAt: at, expected: 400, admitted: 120 }] },
    { kind: 'queue-late', count: 2, items: [doctor, branch] },
    { kind: 'sold-out', count: 1, items: [day] },
    { kind: 'half-empty', count: 1, items: [{ ...day, of: 'show', day: null, taken: 4 }] },
  ]);
  expect(await lines()).toEqual([
    ['Lotus Garden CCAvenue', '/app/configuration'],
    ['Lotus Garden 120 of 400 people are in; the last came in at Thu, 14 Jan 2027, 12:00 pm', '/app/gates'],
    [
      'Lotus Garden, Dr Asha 4 waiting, the first for 45 min; mostly it is within 20 min',
      '/app/reportofdoctor?clinic=z1&doctor=d1',
    ],
    ['Lotus Garden 4 waiting, the first for 45 min', '/app/branch?queue=z1'],
    ['Lotus Garden, Sat, 16 Jan 1,200 of 1,200 places taken', '/app/park'],
    ['Lotus Garden 4 of 1,200 places taken', '/app/exbhition'],
  ]);
});

test('drafts lead to all drafts of their list, each with what it lacks', async () => {
  const draft = { ...offering, of: 'coaching' };
  const lacks = ['Nobody can pay here yet: enter payment keys.'];
  await show([
    {
      kind: 'drafts-waiting',
      count: 2,
      items: [
        { ...draft, lacks },
        { ...draft, offeringId: 'z2', lacks: [] },
      ],
    },
  ]);
  const to = '/app/coaching?is.status=Inactive+%28draft%29';
  expect(await lines()).toEqual([
    ['Lotus Garden Nobody can pay here yet: enter payment keys.', to],
    ['Lotus Garden Nothing is missing: put it on sale', to],
  ]);
});

test('a long list shows three and says how many more there are', async () => {
  const day = { ...offering, of: 'park', taken: 9, usual: null, capacity: 9 };
  const items = [16, 17, 18, 19].map((date) => ({ ...day, day: `2027-01-${date}` }));
  await show([{ kind: 'sold-out', count: 7, items }]);
  expect(await lines()).toHaveLength(3);
  expect(within(screen.getByRole('region', { name: 'Needs attention' })).getByText('and 4 more')).toBeDefined();
});

test('who has no such screen is told without a link, and who stands at the gate is led to the scanner', async () => {
  const gate = { ...offering, lastAdmittedAt: at, expected: 4, admitted: 1 };
  const sold = { ...offering, of: 'park', day: null, taken: 9, usual: null, capacity: 9 };
  await show(
    [
      { kind: 'gate-silent', count: 1, items: [gate] },
      { kind: 'sold-out', count: 1, items: [sold] },
    ],
    [consolePaths.scan],
  );
  expect((await lines()).map(([, to]) => to)).toEqual(['/app/scan', null]);
});

test('where nobody could look, that is said instead of calm', async () => {
  await open(refusal('Please try again.'));
  expect(await screen.findByText('We could not look for what waits for you. Please try again.')).toBeDefined();
  expect(screen.queryByText(/Have a good day/)).toBeNull();
});

test('the admin is told whose each line is; of money that several wait for, three by name', async () => {
  const tenants = ['Zoo', 'Care', 'Bank', 'Kala'].map((name) => anOrganisation(name.toLowerCase(), name));
  const money = { attemptId: 'a', bookingId: 'b', shortCode: 'c', amount: 150, since: at, offeringId: 'z1', name: 'x' };
  const items = tenants.map(({ id }) => ({ ...money, profileRegistrationId: id }));
  const keys = { ...offering, profileRegistrationId: idOf('zoo'), of: 'park', gateway: 'ccav', since: null };
  const waiting = [
    { kind: 'payments-to-decide', count: 4, amount: 600, items },
    { kind: 'keys-missing', count: 1, items: [keys] },
  ];
  await openServed({
    path: '/zoo/dashboard',
    element: <AttentionSection open={new Set(EVERYTHING)} />,
    user: { role: 'admin', organisationId: idOf('a') },
    answer: ({ url }) => (url === '/profileregistration/list' ? tenants : { at, waiting }),
  });
  await screen.findByText(/Zoo · CCAvenue/);
  expect((await lines()).map(([words]) => words)).toEqual([
    'Open Payments Zoo, Care, Bank and 1 more · x · ₹600 in all, the oldest since Thu, 14 Jan',
    'Lotus Garden Zoo · CCAvenue',
  ]);
});
