import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MATHS } from '#web/console/kit/testing/factory.ts';
import { openServedRecord, press, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { BatchRecordPage } from './batch-form.tsx';

const answer = ({ body }: ServedCall) => ({ ...MATHS, ...body });
const open = (id = 'new') => openServedRecord({ list: '/app/coaching', id, element: <BatchRecordPage />, answer });
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is missing is said in the words of the product, and nothing is sent', async () => {
  const { asked } = await open();
  await press('Save and publish');
  for (const text of ['batch name', 'start date', 'end date', 'start time', 'end time', 'fee', 'in take'])
    expect(screen.getByText(`${text} is required`, { exact: false })).toBeDefined();
  await userEvent.type(screen.getByLabelText('GST'), 'much');
  await userEvent.type(screen.getByLabelText('In Take'), 'many');
  await press('Save and publish');
  expect(screen.getByText('Please enter an amount in rupees')).toBeDefined();
  expect(screen.getByText('Must be only digits')).toBeDefined();
  expect(asked).toEqual([]);
});

test('a batch is added with its fee under the label GST, times in steps of five minutes', async () => {
  const { asked } = await open();
  await userEvent.type(await screen.findByLabelText('Batch Number'), 'Physics');
  put('Start Date', '2027-03-01');
  put('End Date', '2027-02-01');
  for (const label of ['Start Time', 'End Time']) expect(screen.getByLabelText(label).getAttribute('step')).toBe('300');
  put('Start Time', '07:00');
  put('End Time', '08:30');
  await userEvent.type(screen.getByLabelText('GST'), '1500.50');
  await userEvent.type(screen.getByLabelText('In Take'), '30');
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Paytm (wallet)');
  await userEvent.type(screen.getByLabelText('MID'), '900003');
  await press('Save and publish');
  expect(screen.getByText('The batch cannot end before it begins')).toBeDefined();
  put('End Date', '2027-06-30');
  await press('Save and publish');
  await said('Coaching Added Successfully.');
  expect(asked.find(({ url }) => url === '/coaching/add')?.body).toEqual({
    batchName: 'Physics',
    coachingName: 'Physics',
    startDate: '2027-03-01',
    endDate: '2027-06-30',
    published: true,
    startTime: '07:00',
    endTime: '08:30',
    fee: 1500.5,
    inTake: 30,
    town: '',
    daysOff: [],
    payment: 'paytm',
    mid: '900003',
  });
});

test('a stored batch is opened with what it holds and changed at its own address', async () => {
  const { asked } = await open(MATHS._id);
  expect((await screen.findByLabelText<HTMLInputElement>('Start Date')).value).toBe('01/02/2027');
  expect(screen.getByLabelText<HTMLInputElement>('GST').value).toBe('125000.5');
  await press('Save');
  await said('Coaching Updated Successfully.');
  expect(asked.find(({ method }) => method === 'PUT')?.url).toBe(`/coaching/${MATHS._id}`);
});
