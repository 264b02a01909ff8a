import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useOutletContext } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { aCoupon, anOrganisation, aPark, aRecord, MATHS } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { PaletteButton } from './button-section.tsx';

const user = {
  id: idOf('u'),
  role: 'owner',
  organisationId: idOf('o'),
  kind: 'clinic',
  name: 'Asha',
  email: null,
  parkId: null,
};
const hit = {
  _id: idOf('7k2m9qxa'),
  id: idOf('7k2m9qxa'),
  shortCode: '7k2m9qxa',
  kind: 'doctor-appointment',
  organisationName: 'Nayan Clinics',
  offeringName: 'Nayan Eye Care',
  personName: 'Lakshmi Devi',
  mobileEnd: '3210',
  selectedDate: '2027-01-04',
  paymentStatus: 'TXN_SUCCESS',
};
const batch = { ...MATHS, batchName: 'Maths for Ten' };
const zoo = anOrganisation('z', 'Nehru Zoo', {
  personName: 'Meera Shah',
  email: 'office@zoo.example',
  mobileNumber2: '9123456780',
});
const clinic = { ...aRecord('k'), clinicName: 'Nayan Eye Care', doctorName: 'Dr Meera', published: true };
const ravi = {
  ...aRecord('i'),
  name: 'Ravi Kumar',
  email: 'r@zoo.example',
  phone: '9876543210',
  parkId: idOf('p'),
  parkName: '',
  supervisesGates: false,
  lastScanAt: null,
  lastGate: null,
};
const pagination = { totalCoupons: 1, totalPages: 1, currentPage: 1, limit: 1000 };
const LISTS: Record<string, object> = {
  '/coaching/get': [batch],
  '/clinic/get': [clinic],
  '/park/get': [aPark('p', 'Sarovar')],
  '/doctor/get': [{ ...aRecord('d'), doctorName: 'Dr Meera' }],
  '/user/get': [{ ...ravi, status: true }],
  '/coupon/list': { coupons: [aCoupon('c', 'DIWALI10', { couponName: 'Festival' })], pagination },
  '/profileregistration/list': [zoo],
};

let called: number;
function Screen() {
  useCommand({ label: 'Complete and call next', key: 'n', act: () => (called += 1) });
  useCommand({ label: 'Complete and call next', key: 'mod+enter', act: () => (called += 1) });
  return (
    <>
      <PaletteButton user={useOutletContext<User>()} />
      <Link to="/app/clinic">Elsewhere</Link>
    </>
  );
}

let found: (asked: ServedCall) => unknown;
const open = (change: object = {}) =>
  openServed({
    path: '/app/reportofdoctor',
    element: <Screen />,
    user: { ...user, ...change },
    answer: (asked) =>
      asked.url.startsWith('/bookings?') ? found(asked) : (LISTS[asked.url.split('?')[0] ?? ''] ?? []),
  });
const type = async (text: string) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(screen.getByRole('combobox', { name: 'Find anything' }), text);
  await screen.findByRole('listbox');
};
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((one) => one.textContent);
const current = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => {
  localStorage.clear();
  [called, found] = [0, () => []];
});

test('Ctrl K and the button open it with all that is near: keys of the screen, screens, and what may be done', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Find anything' }));
  await screen.findByRole('listbox');
  expect(names('On this screen')).toEqual(['Complete and call nextN']);
  expect(names('Screens')).toContain('Doctor ReportPatients and their tokens · Visitors');
  expect(names('Do')).toEqual(expect.arrayContaining(['Add Clinic', 'Add Doctor', 'Show the keys?', 'Sign Out']));
  expect(names('Do')).not.toContain('Add Park');
  expect(names('Do')).not.toContain('Call next');
});

test('arrows go round, Enter goes there, and Esc closes; the keyboard stays in the field', async () => {
  const { at } = await open();
  await type('clinic');
  expect(current()).toBe('ClinicPlaces');
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).not.toBe('ClinicPlaces');
  await userEvent.keyboard('{ArrowDown}');
  const field = screen.getByRole('combobox');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await type('clinic');
  await userEvent.keyboard('{Enter}');
  expect(at()).toBe('/app/clinic');
});

test('what is remembered on the device names no person and no mobile number', async () => {
  found = () => [hit];
  await open();
  await type('lakshmi');
  await userEvent.click(await screen.findByRole('option', { name: /7K2M-9QXA/ }));
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).toContain('7K2M-9QXA');
  for (const secret of ['Lakshmi', 'lakshmi', '3210']) expect(kept).not.toContain(secret);
});

test('where somebody went lately stands first the next time, for this account alone', async () => {
  await open();
  await type('doctor report');
  await userEvent.keyboard('{Enter}');
  expect(JSON.stringify({ ...localStorage })).toContain(`palette:${user.id}`);
  expect(JSON.stringify({ ...localStorage })).toContain('Doctor Report');
});

test('what is offered is found by its name, and leads to its page', async () => {
  const { at } = await open({ kind: 'coaching' });
  await type('ten');
  await userEvent.click(await screen.findByRole('option', { name: 'Maths for Ten' }));
  expect(at()).toBe(`/app/coaching/${batch._id}`);
});

test.each([
  ['park', 'ravi', /^Ravi Kumar/, '/app/user', 'edit'],
  ['clinic', 'meera', /^Dr Meera/, '/app/doctor', 'edit'],
])(
  'at a %s “%s” finds a record without a page, opens it in its list, and remembers nobody',
  async (kind, typed, name, at) => {
    const { router } = await open({ kind });
    await type(typed);
    await userEvent.click(await screen.findByRole('option', { name }));
    expect(router.state.location.pathname).toBe(at);
    expect(router.state.location.state.edit.id).toHaveLength(26);
    expect(JSON.stringify({ ...localStorage })).not.toContain('palette:');
  },
);

test('a coupon is found by its code, and leads to its page', async () => {
  const { at } = await open({ kind: 'park' });
  await type('diwali10');
  await userEvent.click(await screen.findByRole('option', { name: /^Festival/ }));
  expect(at()).toMatch(/^\/app\/coupon\/\w{26}$/);
  expect(JSON.stringify({ ...localStorage })).not.toContain('palette:');
});

test.each([
  ['clinic', 'close today', 'Close today: Nayan Eye Care', /^\/app\/reportofdoctor\?clinic=/],
  ['clinic', 'walk-in', 'New walk-in: Nayan Eye Care', /^\/app\/reportofdoctor\?clinic=/],
  ['coaching', 'holiday', 'Close today: Maths for Ten', /^\/app\/coaching\/\w{26}#daysOff$/],
  ['park', 'weekend', 'Prices: Sarovar', /^\/app\/park\/\w{26}\?page=prices$/],
  ['park', 'last month', 'Last month: Reports', /^\/app\/report\?from=\d{4}-\d\d-01&to=/],
])('at a %s “%s” offers what is done there', async (kind, typed, name, leadsTo) => {
  const { router } = await open({ kind });
  await type(typed);
  await userEvent.click(await screen.findByRole('option', { name }));
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toMatch(leadsTo);
});

test.each(['nehru', 'office@zoo', '98765 43210', '9876543210', '9123456780', 'shah'])(
  'the admin finds an organisation by %s, and nobody else does',
  async (typed) => {
    const { at } = await open({ role: 'admin', kind: 'admin' });
    await type(typed);
    await userEvent.click(await screen.findByRole('option', { name: /^Nehru Zoo/ }));
    expect(at()).toBe(`/app/organisations/${zoo.id}`);
    cleanup();
    const { asked } = await open();
    await type(typed);
    await screen.findByText(/Nothing is called/);
    expect(asked.map(({ url }) => url)).not.toContain('/profileregistration/list');
  },
);

test('who only looks is offered nothing to add, and leaves by the bar alone', async () => {
  await open({ look: true });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('listbox');
  expect(names('Do').join()).not.toMatch(/Add|Sign Out/);
  expect(names('Screens')).not.toContain('Your account');
});

test('what is added on a page is added there, what is added in a dialog on its list', async () => {
  const { at, search } = await open();
  await type('add clinic');
  await userEvent.keyboard('{Enter}');
  expect(at()).toBe('/app/clinic/new');
  expect(search()).toBe('');
});

test('a screen is found by what people want there, and tells it in plain words', async () => {
  await open({ kind: 'park' });
  await type('refund a booking');
  expect(current()).toBe('SearchFind a booking · Visitors');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'gate logins');
  expect(current()).toBe('UserGate logins · People');
});

test('a doctor who is late leads to where the queue is told so', async () => {
  await open();
  await type('late');
  expect(names('Screens')).toEqual(['ClinicPlaces']);
});

test('what two keys do on a screen stands there once', async () => {
  await open();
  await type('complete');
  expect(names('On this screen')).toEqual(['Complete and call nextN']);
});

test('a key of the screen can be chosen as well', async () => {
  await open();
  await type('call next');
  await userEvent.keyboard('{Enter}');
  expect(called).toBe(1);
});

test('nothing found is said in plain words, and a search that failed as well', async () => {
  await open();
  await type('zzzz');
  await screen.findByText(/Nothing is called “zzzz”/);
  found = () => refusal('Please try again.');
  await userEvent.type(screen.getByRole('combobox'), 'y');
  await screen.findByText('Bookings could not be looked for. Please try again.');
});

test('a counter, which has no pages of bookings, is led to its queue', async () => {
  found = () => [hit];
  const { at } = await open({ role: 'counter', kind: 'branch' });
  await type('7k2m-9qxa');
  await userEvent.click(await screen.findByRole('option', { name: /7K2M-9QXA/ }));
  expect(at()).toBe('/app/counterdetails');
});

test('`?` lists the keys of the screen and of the console, not while somebody types', async () => {
  await open();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  const lines = dialog
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(lines).toEqual([
    'Ctrl Enter Complete and call next',
    'N Complete and call next',
    '? Show the keys',
    'Ctrl K Find anything',
    'Esc Close what is open, empty a search',
    'Ctrl Enter Save a form',
  ]);
});

test('colours that are chosen are shown at once, and kept on the device', async () => {
  await open();
  await type('dark colours');
  await userEvent.keyboard('{Enter}');
  expect([document.documentElement.dataset.mantineColorScheme, localStorage.getItem('theme')]).toEqual([
    'dark',
    'dark',
  ]);
});
