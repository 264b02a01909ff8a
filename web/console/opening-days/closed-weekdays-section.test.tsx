import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { idOf, openServed } from '#web/console/kit/testing/served-screen.tsx';
import { ClosedWeekdays } from './closed-weekdays-section.tsx';
import { WeekdayTicks } from './weekday-ticks-section.tsx';

function Form() {
  const initial: ParkFields = {
    ...parkFieldsModel.parse({ name: 'Lotus', location: 'Hyderabad', merchantId: '900001', fees: noFees() }),
    hasHolidays: true,
    holidays: ['mon'],
  };
  const form = useForm({ initial, model: parkFieldsModel, send: async () => undefined, done: () => undefined });
  return (
    <>
      <WeekdayTicks legend="Closed" days={form.values.holidays} change={(days) => form.set('holidays', days)} />
      <ClosedWeekdays form={form} />
    </>
  );
}

const saysOf = (days: string) =>
  `Bookings stand on days that you are closing: ${days}. They stay valid until you move or refund them.`;

test('a weekday that is about to close says how many bookings stand on it; one that was closed, or stays open, says nothing', async () => {
  const { asked } = await openServed({
    path: `/app/park/${idOf('k')}`,
    route: '/app/park/:id',
    element: <Form />,
    answer: () => ({ bookings: 1200 }),
  });
  await userEvent.click(screen.getByLabelText('Sunday'));
  await screen.findByText(saysOf('1,200 on Sundays'));
  expect(asked.map(({ url }) => url)).toEqual([`/offering/park/${idOf('k')}/standing?weekday=sun`]);
  await userEvent.click(screen.getByLabelText('Wednesday'));
  await screen.findByText(saysOf('1,200 on Wednesdays, 1,200 on Sundays'));
  for (const day of ['Sunday', 'Wednesday']) await userEvent.click(screen.getByLabelText(day));
  expect(screen.queryByText(/^Bookings stand/)).toBeNull();
});
