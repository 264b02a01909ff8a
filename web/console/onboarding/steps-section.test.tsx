import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { OnboardingStep } from '#contract/onboarding/model.ts';
import { STEPS_OF } from '#contract/onboarding/rules.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { aUser } from '#web/console/kit/testing/factory.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { createQueryClient } from '#web/console/platform/query-client.ts';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { FirstStepsSection } from './steps-section.tsx';

const owner = aUser();
const ID = 'z'.repeat(26);
const begin = (steps: { name: OnboardingStep; done: boolean }[], more: object = {}) => ({
  steps,
  offering: null,
  untested: null,
  playMoney: false,
  putAway: false,
  email: 'asha@zoo.example',
  ...more,
});
const stepsOf = (kind: OrganisationKind, done: readonly OnboardingStep[]) =>
  STEPS_OF[kind].map((name) => ({ name, done: done.includes(name) }));

let answer: ReturnType<typeof begin>;
let sent: unknown[];
/** The gateway's answer about keys. */
let tested: object;

beforeEach(() => {
  sent = [];
});
serveEach('/zoo/dashboard', ({ method, url, body }) => {
  if (url.endsWith('/test')) return { body: tested };
  if (method !== 'GET') {
    sent.push(body);
    answer = { ...answer, putAway: body.on as boolean };
  }
  return { body: answer };
});

function open({ brief, ...user }: Partial<User> & { brief?: boolean } = {}) {
  const section = <FirstStepsSection brief={brief} user={{ ...owner, ...user }} />;
  return render(<MemoryRouter>{section}</MemoryRouter>, { cache: createQueryClient() });
}
const items = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const isOpen = (item: HTMLElement | undefined) => item?.querySelector('details')?.open;

test('the next step is open with the way to it; what is done is ticked, and says how many are', async () => {
  answer = begin(stepsOf('park', ['offering', 'prices']));
  open();
  const [first, , keys, trial] = await items();
  expect(first?.textContent).toContain('Done');
  expect([isOpen(first), isOpen(keys), isOpen(trial)]).toEqual([false, true, false]);
  expect(
    within(keys as HTMLElement)
      .getByRole('link', { name: 'Enter keys' })
      .getAttribute('href'),
  ).toBe('/app/configuration');
  expect(screen.queryAllByText(/2 of 7 done/)).toHaveLength(1);
});

test('the e-mail is confirmed first: where the link went, and one press sends it again', async () => {
  answer = begin([{ name: 'confirm', done: false }, ...stepsOf('exhibition', [])], {
    offering: { _id: ID, id: ID, name: 'Play', published: false },
  });
  open({ kind: 'exhibition' });
  const [first, , , trial] = await items();
  expect(isOpen(first)).toBe(true);
  expect(first?.textContent).toContain('asha@zoo.example');
  expect(trial?.textContent).toContain('Please confirm your e-mail first');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(sent).toEqual([{}]);
});

test('booking once leads to the booking page of the oldest offering, and says when money is for play', async () => {
  answer = begin(stepsOf('exhibition', ['offering', 'publish']), {
    offering: { _id: ID, id: ID, name: 'Play', published: true },
    playMoney: true,
  });
  open({ kind: 'exhibition' });
  const link = await screen.findByRole('link', { name: 'Open the booking page' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/exbhitionbooking/${ID}`, '_blank']);
  expect(screen.queryAllByText(/no real money moves/)).toHaveLength(1);
});

test('every trade has words and a way for each of its steps', async () => {
  for (const kind of ['park', 'clinic', 'branch', 'exhibition', 'coaching'] as const) {
    answer = begin(stepsOf(kind, []), { offering: { _id: ID, id: ID, name: 'One', published: true } });
    open({ kind });
    for (const item of await items()) {
      expect(item.querySelector('b')?.textContent).not.toBe('');
      expect(item.querySelector('a')?.getAttribute('href')).toMatch(/^\/./);
    }
    cleanup();
  }
});

test('when all is done it says so; the list is put away and taken back', async () => {
  answer = begin(stepsOf('exhibition', ['offering', 'publish', 'trial', 'poster']));
  open({ kind: 'exhibition' });
  const heading = await screen.findByRole('heading');
  expect(heading.textContent).toBe('You are ready for visitors');
  await userEvent.click(screen.getByRole('button', { name: 'Put this list away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show first steps' }));
  await screen.findByRole('button', { name: 'Put this list away' });
  expect(screen.queryByRole('button', { name: 'Show first steps' })).toBeNull();
  expect(sent).toEqual([
    { mark: 'put-away', on: true },
    { mark: 'put-away', on: false },
  ]);
});

test('a busy organisation and those without steps of their own see nothing', async () => {
  answer = begin([]);
  const { container } = open();
  await new Promise((later) => setTimeout(later, 50));
  expect(container.textContent).toBe('');
});

test('a draft’s page is offered to nobody: it is published first', async () => {
  answer = begin(stepsOf('exhibition', ['offering']), {
    offering: { _id: ID, id: ID, name: 'Play', published: false },
  });
  const { container } = open({ kind: 'exhibition' });
  await items();
  expect(screen.getByRole('link', { name: 'Open and publish' }).getAttribute('href')).toBe(`/app/exbhition/${ID}`);
  expect(container.innerHTML).not.toContain('/exbhitionbooking/');
  expect(screen.getAllByText(/Please publish it first/).length).toBe(2);
});

test('keys that the gateway refuses are told in its words, and their step stays open', async () => {
  answer = begin(stepsOf('park', ['offering', 'prices']), { untested: ID });
  tested = { works: false, message: 'CCAvenue refused these keys: Invalid access code.' };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Test these keys' }));
  const told = await screen.findByText('CCAvenue refused these keys: Invalid access code.');
  expect(screen.getByRole('alert').contains(told)).toBe(true);
  const [, , keys] = await items();
  expect([isOpen(keys), keys?.textContent?.includes('Done')]).toEqual([true, false]);
});
