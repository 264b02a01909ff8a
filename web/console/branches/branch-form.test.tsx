import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ABIDS } from '#web/console/kit/testing/factory.ts';
import { openServedRecord, press, said } from '#web/console/kit/testing/served-screen.tsx';
import { recordPageTexts as texts } from '#web/console/offerings/record-page-words.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { BranchRecordPage } from './branch-form.tsx';

const answer = ({ body }: ServedCall) => ({ ...ABIDS, ...body });
const open = (id = 'new') => openServedRecord({ list: '/app/branch', id, element: <BranchRecordPage />, answer });
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

test('a branch is added with its officers, once its name and code are given', async () => {
  const { asked } = await open();
  await press('Save and publish');
  for (const text of ['branch Name is required', 'branchCode is required'])
    expect(await screen.findByText(text, { exact: false })).toBeDefined();
  await type('Branch Name', 'Charminar');
  await type('Branch Code', 'HYD-20');
  await type('Counter number', '1');
  await type('Officer name', 'Meera Iyer');
  await type('Officer mobile', '98765');
  await press('Save and publish');
  expect(await screen.findByRole('link', { name: 'Officer mobile' })).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Officer mobile'));
  expect(screen.queryByText('Must be exactly 10 digits')).toBeNull();
  await press('Save and publish');
  await said('Branch Added Successfully.');
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/branch/add',
    body: {
      branchName: 'Charminar',
      branchCode: 'HYD-20',
      counterList: [{ counterNumber: '1', excutiveOfficerName: 'Meera Iyer', excutiveOfficerMobile: '' }],
    },
  });
});

test('a change is told in the words of the product', async () => {
  const { asked } = await open(ABIDS._id);
  await press('Save');
  await said('Branch Updated Successfully.');
  expect(asked.findLast(({ method }) => method === 'PUT')?.url).toBe(`/branch/${ABIDS._id}`);
});

test('a row for one more officer is no change until something stands in it, nor once it is empty again', async () => {
  await open(ABIDS._id);
  await press('Add officer');
  const names = screen.getAllByLabelText('Officer name');
  expect(names).toHaveLength(2);
  expect(screen.getByText(texts.saved)).toBeDefined();
  await userEvent.type(names[1]!, 'M');
  expect(screen.getByText(texts.unsaved)).toBeDefined();
  await userEvent.type(screen.getAllByLabelText('Officer name')[1]!, '{Backspace}');
  expect(screen.getByText(texts.saved)).toBeDefined();
  await press('Remove officer 1');
  expect(screen.getAllByLabelText('Officer name')).toHaveLength(1);
  expect(screen.getByText(texts.unsaved)).toBeDefined();
});
