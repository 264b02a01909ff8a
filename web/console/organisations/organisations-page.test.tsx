import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anOrganisation, aUser } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { OrganisationsPage } from './organisations-page.tsx';

const [ADMIN, ZOO] = [idOf('a'), idOf('z')];
const admin = aUser({ id: ADMIN, role: 'admin', organisationId: ADMIN, kind: 'admin' });

/** The zoo has a park, and nothing else yet. */
const beginners = [
  {
    _id: ZOO,
    id: ZOO,
    name: 'Zoo',
    registrationType: 'park',
    createdAt: '2027-01-02T00:00:00Z',
    steps: [
      { name: 'offering', done: true },
      { name: 'prices', done: false },
    ],
    movedAt: '2027-01-02T00:00:00Z',
    stuck: false,
  },
];

let stored: ReturnType<typeof anOrganisation>[];
let sent: [call: string, body: unknown][];
let reset: object;
let began: object[];

beforeEach(() => {
  [sent, began, reset] = [[], beginners, { sent: true, link: null }];
  stored = [anOrganisation('z', 'Zoo'), anOrganisation('a', 'Pravesh', { registrationType: 'admin' })];
});

function answer({ method, url, body }: ServedCall): unknown {
  if (method === 'GET') return url === '/onboarding/organisations' ? began : stored;
  sent.push([`${method} ${url}`, body]);
  return reset;
}

const open = () => openServed({ path: '/app/organisations', element: <OrganisationsPage />, user: admin, answer });

const answerWith = async (question: string, name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

test('every organisation is listed with what it is, and the own account has no switch', async () => {
  await open();
  await screen.findByRole('cell', { name: '1 of 2. Next: Set your prices' });
  const [, zoo] = screen.getAllByRole('row');
  const cells = within(zoo as HTMLElement).getAllByRole('cell');
  expect(within(zoo as HTMLElement).getByRole('rowheader').textContent).toBe('Zoo');
  expect(cells.map(({ textContent }) => textContent).slice(0, 6)).toEqual([
    'Park',
    'a@zoo.example',
    'Hyderabad',
    'Sat, 2 Jan 2027',
    '1 of 2. Next: Set your prices',
    'Active',
  ]);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

test('the list is narrowed to those that are stuck, each of which leads to its page', async () => {
  const KALA = idOf('k');
  stored = [...stored, anOrganisation('k', 'Kala', { registrationType: 'exbhition' })];
  const [zoo] = beginners;
  const own = { ...zoo, _id: KALA, id: KALA, name: 'Kala', stuck: true };
  began = [...beginners, own];
  await open();
  const only = await screen.findByRole('combobox', { name: 'Only: First steps' });
  await userEvent.selectOptions(only, 'First steps: Stuck for over 3 days');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  const link = screen.getByRole('link', { name: 'Kala' });
  expect(link.getAttribute('href')).toBe(`/app/organisations/${KALA}`);
});

test('who waits for its e-mail stands there, and is confirmed by hand', async () => {
  stored = stored.map((one) => ({ ...one, confirmed: one.id !== ZOO }));
  await open();
  expect(await screen.findAllByText('Not confirmed')).toHaveLength(1);
  reset = { ...stored[0], confirmed: true };
  await userEvent.click(screen.getByRole('button', { name: 'More for Zoo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the e-mail of Zoo' }));
  expect(await screen.findByText('Zoo is confirmed.')).toBeDefined();
  expect(sent).toEqual([[`POST /confirmation/${ZOO}`, {}]]);
});

const resetZoo = async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Zoo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset password of Zoo' }));
  await answerWith('Reset the password of Zoo?', 'Send the link');
};

test('a reset password goes out by mail', async () => {
  await resetZoo();
  expect(await screen.findByText('The link is on its way to a@zoo.example.')).toBeDefined();
  expect(sent).toEqual([['POST /auth/resetpassword', { accountId: ZOO }]]);
});
