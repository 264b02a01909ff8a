import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { anOrganisation, aUser } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { ProfilePage } from './profile-page.tsx';
import { SuccessPage } from './registration-page.tsx';

const id = idOf('0');
const owner = aUser({ id, organisationId: id, kind: 'clinic' });
const admin: User = { ...owner, role: 'admin', kind: 'admin' };

let stored: Record<string, unknown>;
let sent: [call: string, body: Record<string, unknown>][];
let refusal: object | null;

beforeEach(() => {
  [sent, refusal] = [[], null];
  const person = { personName: 'Asha Rao', email: 'asha@clinic.example' };
  stored = anOrganisation('0', 'Sanjeevani', { registrationType: 'doctor', location: 'Pune', ...person });
});

function answer({ method, url, body }: ServedCall): unknown {
  const asks = method === 'GET';
  if (!asks) sent.push([`${method} ${url}`, body]);
  if (!asks && refusal) return { refused: refusal };
  const { was: _, ...changes } = body;
  stored = { ...stored, ...changes };
  return url.endsWith('/list') ? [stored] : stored;
}

const SCREENS = (
  <Routes>
    <Route path="profileregistration" element={<ProfilePage />} />
    <Route path="success" element={<SuccessPage />} />
  </Routes>
);
const open = (user: User, path = '/app/profileregistration') =>
  openServed({ path, route: '/app/*', element: SCREENS, user, answer });
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('an owner sees what was registered; e-mail and kind can be read, not typed', async () => {
  await open(owner);
  expect((await box('Organisation name')).value).toBe('Sanjeevani');
  expect((await box('Second mobile number (optional)')).value).toBe('');
  for (const fact of ['asha@clinic.example', 'Doctor or clinic', 'Sat, 2 Jan 2027'])
    expect(screen.getByText(fact)).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('a change goes out in the names of the API, and is said to be saved', async () => {
  await open(owner);
  await userEvent.clear(await box('Location'));
  await userEvent.type(await box('Location'), 'Nashik');
  await press('Save');
  await screen.findByText('Profile Updated Successfully.');
  expect(sent).toEqual([[`PUT /profileregistration/${id}`, { location: 'Nashik', was: { location: 'Pune' } }]]);
});

test('what a colleague changed meanwhile is told and not written over; what was typed stays, and a second Save keeps it', async () => {
  await open(owner);
  await userEvent.type(await box('Location'), ' Camp');
  stored = { ...stored, location: 'Nashik', personName: 'Usha Rao' };
  const issues = [{ field: 'location', message: 'This has been changed since you opened it.' }];
  const message = 'Usha Rao has changed this since you opened it.';
  refusal = { code: 'CHANGED_MEANWHILE', message, issues, now: stored, changedBy: 'Usha Rao', changedAt: null };
  await press('Save');
  await screen.findByText(
    'Usha Rao changed this, after you had begun. What you typed is still here: Save keeps yours.',
  );
  expect(screen.getByText('Location', { selector: '.notice b' }).parentElement?.textContent).toBe(
    'Location: yours “Pune Camp”, theirs “Nashik”',
  );
  expect(screen.getByText('Changed elsewhere a moment ago: Your name. You see what is stored now.')).toBeDefined();
  expect((await box('Location')).value).toBe('Pune Camp');
  expect((await box('Your name')).value).toBe('Usha Rao');
  refusal = null;
  await press('Save');
  await screen.findByText('Profile Updated Successfully.');
  expect(sent.at(-1)?.[1]).toEqual({ location: 'Pune Camp', was: { location: 'Nashik' } });
});

test('what is wrong is told beside its field before anything is sent', async () => {
  await open(owner);
  await userEvent.clear(await box('Organisation name'));
  await userEvent.type(await box('Second mobile number (optional)'), '98765');
  await press('Save');
  expect(screen.getByText('orgnaization name is required')).toBeDefined();
  expect(screen.getByText('Must be exactly 10 digits')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a refusal of the server is heard', async () => {
  await open(owner);
  await box('Location');
  refusal = { code: 'INVALID_INPUT', message: 'Please remove the invisible characters' };
  await press('Save');
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(
      'Please remove the invisible characters',
    ),
  );
});

test('the admin registers an organisation here, and is told what comes next', async () => {
  await open(admin);
  for (const [label, text] of Object.entries({
    'Organisation name': 'Zoo Trust',
    Location: 'Hyderabad',
    'Owner’s name': 'Ravi',
    Email: 'ravi@zoo.example',
    'Mobile number': '9876543210',
    Password: 'long enough',
  }))
    await userEvent.type(await box(label), text);
  await press('Register');
  expect(await screen.findByText(/Zoo Trust is registered\. Its owner can sign in now/)).toBeDefined();
  const toast = screen.getByText('Registration Successfully.').textContent;
  expect(toast).toBe(' Registration Successfully.');
  expect(sent).toMatchObject([['POST /profileregistration/add', { name: 'Zoo Trust', registrationType: 'park' }]]);
  expect(screen.getByRole('link', { name: 'Register another' }).getAttribute('href')).toBe('/app/profileregistration');
});

test('an owner is sent from the page of success to the first screen', async () => {
  await open(owner, '/app/success');
  expect(screen.queryByRole('link', { name: 'Register another' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my first screen' }).getAttribute('href')).toBe('/app/clinic');
});
