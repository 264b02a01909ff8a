import { screen } from '@testing-library/react';
import Trees from 'lucide-react/icons/trees';
import { expect, test } from 'vitest';
import { EntryList } from '#web/console/frame/menu-section.tsx';
import { openServed } from '#web/console/kit/testing/served-screen.tsx';
import { WaitingCount } from './waiting-section.tsx';

const money = (kind: string, count: number) => ({ kind, count, amount: 100, items: [] });
const entry = (path: string, label: string) => ({ path, label, icon: Trees, Waiting: WaitingCount });

test('an entry says how much waits behind it, to eyes and to ears; one behind which nothing waits says nothing', async () => {
  const { asked } = await openServed({
    path: '/app/park',
    element: <EntryList entries={[entry('/app/payments', 'Payments'), entry('/app/configuration', 'Configuration')]} />,
    answer: () => ({
      at: '2027-01-04T06:30:00.000Z',
      waiting: [money('payments-to-decide', 2), money('refunds-failed', 1), { kind: 'sold-out', count: 4, items: [] }],
    }),
  });
  const count = await screen.findByRole('img', { name: '3 waiting' });
  const payments = screen.getByRole('link', { name: 'Payments' });
  expect(payments.getAttribute('aria-describedby')).toBe(count.id);
  expect(count.textContent).toBe('3');
  expect(screen.getByRole('link', { name: 'Configuration' }).parentElement?.textContent).toBe('Configuration');
  expect(asked.map(({ url }) => url)).toEqual(['/dashboard/attention']);
});
