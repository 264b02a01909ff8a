// @vitest-environment node
import { expect, test } from 'vitest';
import { batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { sampled } from './sampled.ts';

const typed = {
  name: 'Physics',
  startDate: '2027-03-01',
  endDate: '2027-06-30',
  startTime: '07:00',
  endTime: '08:30',
  fee: 150_000,
  intake: 30,
  gateway: 'ccav' as const,
  merchantId: '',
};

test('what is right stands as it was typed', () => {
  expect(sampled(batchFieldsModel, typed, { name: 'Batch' })).toMatchObject({ name: 'Physics', fee: 150_000 });
});

test('a field that is empty or wrong stands as in the sample, and the others as they were typed', () => {
  const half = { ...typed, name: '', fee: Number.NaN };
  expect(sampled(batchFieldsModel, half, { name: 'Batch', fee: 0, intake: 5 })).toMatchObject({
    name: 'Batch',
    fee: 0,
    intake: 30,
  });
});

test('where the sample does not help there is nothing to show', () => {
  expect(sampled(batchFieldsModel, { ...typed, endDate: '2027-02-01' }, { name: 'Batch' })).toBeNull();
});
