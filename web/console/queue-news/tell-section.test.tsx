import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AT, BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { Tell } from './tell-section.tsx';

const waits = (number: number, more: object = {}) => ({
  bookingId: `booking${number}`,
  doctorId: '',
  number,
  personName: `Person ${number}`,
  mobile: `980000000${number}`,
  kind: 'late',
  news: 'late 20',
  lateMinutes: 20,
  backAt: null,
  day: '2027-01-02',
  newNumber: null,
  newDoctor: '',
  toldBy: null,
  toldAt: null,
  isOwn: false,
  ...more,
});
const TOLD = { toldBy: 'Sunil Das', toldAt: AT };

/** The list of a branch, whose server lets one more be told, or says who was faster. */
async function open(people: ReturnType<typeof waits>[], faster?: string) {
  const tab = { opener: window as unknown, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const served = await openServed({
    path: '/app/counterdetails',
    element: <Tell queue={{ kind: 'loan', id: BRANCH }} name="Abids" close={() => undefined} />,
    answer: ({ method, body }) => {
      if (method === 'GET') return { people };
      if (faster) return refusal(faster);
      const now = body.told ? { ...TOLD, isOwn: true } : { toldBy: null, toldAt: null, isOwn: false };
      return { people: people.map((one) => (one.bookingId === body.bookingId ? { ...one, ...now } : one)) };
    },
  });
  await screen.findByRole('list', { name: 'People to tell' });
  return { ...served, tab };
}
const row = (number: number) =>
  within(screen.getByText(String(number), { selector: 'li > b' }).closest('li') as HTMLElement);

test('who is told by WhatsApp is ticked off with name and time, and can be taken back', async () => {
  const { tab, asked } = await open([waits(1), waits(2, TOLD), waits(3, { mobile: '' })]);
  screen.getByText('2 of 3 still to be told.');
  expect(row(2).queryByRole('button')).toBeNull();
  await press('WhatsApp: token 1');
  await row(1).findByText(/Told by Sunil Das/);
  expect(decodeURIComponent(tab.location.href)).toMatch(
    /^https:\/\/wa\.me\/919800000001\?text=Abids: we are about 20 minutes late\. Your token 1 keeps its place\. http\S+booking1/,
  );
  expect(tab.opener).toBeNull();
  await press('Undo: token 1');
  await screen.findByRole('button', { name: 'WhatsApp: token 1' });
  await press('Told here: token 3');
  await row(3).findByText(/Told by/);
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => [body.news, body.told])).toEqual([
    ['late 20', true],
    ['late 20', false],
    ['late 20', true],
  ]);
});

test('if a colleague was faster no message opens, and the desk says who it was', async () => {
  const { tab } = await open([waits(1)], 'Sunil Das has just told this person.');
  await press('WhatsApp: token 1');
  await said('Sunil Das has just told this person.');
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(tab.location.href).toBe('');
});
