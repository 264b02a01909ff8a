import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RecentActivity } from '#web/console/audit/recent-section.tsx';
import { anOrganisation, aRecord, aUser } from '#web/console/kit/testing/factory.ts';
import { idOf, openServedRecord, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { clearSession, readToken } from '#web/console/platform/session.ts';
import { OrganisationPage } from './organisation-page.tsx';

const [ADMIN, ZOO] = [idOf('a'), idOf('z')];
const at = '2027-01-09T06:30:00.000Z';
const zoo = anOrganisation('z', 'Zoo');
const park = { _id: idOf('p'), id: idOf('p'), kind: 'park', name: 'Sarovar', state: 'draft', keys: 'refused' };
const standing = {
  steps: [
    { name: 'offering', done: true },
    { name: 'keys', done: false },
  ],
  movedAt: '2027-01-03T06:30:00.000Z',
  stuck: true,
  offerings: [park],
  lastSignIn: at,
  lastSale: null,
};
const entry = {
  ...aRecord('e', 'z'),
  organisationName: 'Zoo',
  createdAt: at,
  accountId: ZOO,
  accountName: 'Asha Rao',
  role: 'owner',
  noun: 'park',
  recordId: park.id,
  recordName: 'Sarovar',
  action: 'added',
  changes: {},
};

let look: unknown;
const open = () =>
  openServedRecord({
    list: '/app/organisations',
    id: ZOO,
    element: <OrganisationPage Activity={RecentActivity} />,
    user: aUser({ id: ADMIN, role: 'admin', organisationId: ADMIN, kind: 'admin' }),
    answer: ({ url }) => {
      if (url === '/profileregistration/list') return [zoo];
      if (url.startsWith('/audit/list')) return [entry];
      return url.startsWith('/auth/look') ? look : standing;
    },
  });

beforeEach(() => {
  clearSession();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
});

test('one organisation stands there with its telephone, steps, offerings, state of keys, last sign-in and sale, and Activity', async () => {
  const { asked } = await open();
  expect((await screen.findByRole('link', { name: '9876543210' })).getAttribute('href')).toBe('tel:+919876543210');
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getByText(/Nothing has moved since Sun, 3 Jan 2027/)).toBeDefined();
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Add your parkDone',
    'Enter your payment keysNext',
  ]);
  const offered = within(screen.getByRole('region', { name: 'What it offers' }));
  expect(offered.getByRole('listitem').textContent).toBe('SarovarDraftKeys are refused');
  expect(offered.getByRole('link').getAttribute('href')).toBe(`/app/park/${park.id}`);
  const who = within(screen.getByRole('region', { name: 'Who it is' }));
  expect(who.getByText('Sat, 9 Jan 2027, 12:00 pm')).toBeDefined();
  expect(who.getByText('Nothing sold yet')).toBeDefined();
  expect(await screen.findByText('Added the park Sarovar')).toBeDefined();
  expect(asked.map(({ url }) => url)).toContain(`/audit/list?page=1&limit=10&profileRegistrationId=${ZOO}`);
});

test('a look that is refused says why, and nothing begins', async () => {
  look = refusal('Please try again.');
  await open();
  await press('Look as the owner');
  expect(await screen.findByText('Please try again.')).toBeDefined();
  expect(readToken()).toBeNull();
});
