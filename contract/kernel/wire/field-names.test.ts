import { expect, test } from 'vitest';
import { branchesApi } from '#contract/branches/api.ts';
import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import { text } from '#contract/kernel/text.ts';
import { parksApi } from '#contract/parks/api.ts';
import { cleanField, fieldText, legacyField } from './field-names.ts';

const park = parksApi.add.body;
const branch = branchesApi.add.body;

test('a field that lies deeper in the model is called as callers write it, and back', () => {
  expect(legacyField(park, 'fees.adult.price')).toBe('adultFee');
  expect(legacyField(park, 'fees.adult.offered')).toBe('adult');
  expect(cleanField(park, 'adultFee')).toBe('fees.adult.price');
  expect(legacyField(park, 'customDates.2')).toBe('bookingDates[2]');
  expect(cleanField(park, 'bookingDates[2]')).toBe('customDates.2');
});

test('a field of a row is named with its row', () => {
  expect(legacyField(branch, 'officers.0.name')).toBe('counterList[0].excutiveOfficerName');
  expect(cleanField(branch, 'counterList[0].excutiveOfficerName')).toBe('officers.0.name');
  const list = text('fields.inRow', { row: 1, list: 'counterList' });
  expect(fieldText('counterList[0].excutiveOfficerName')).toEqual(
    text('fields.inside', { field: 'excutiveOfficerName', place: list }),
  );
  expect(fieldText('mobile')).toBe('mobile');
});

test('of two names of one field the caller hears the one that was written', () => {
  const { body } = coachingBatchesApi.add;
  expect(legacyField(body, 'name', { coachingName: '' })).toBe('coachingName');
  expect(legacyField(body, 'name', {})).toBe('batchName');
  expect(legacyField(park, 'opensAt', { startTiming: 'x' })).toBe('startTiming');
});

test('a field that is called the same on both sides, or that nobody knows, keeps its name', () => {
  expect(legacyField(park, 'location')).toBe('location');
  expect(legacyField(undefined, 'a.0.b')).toBe('a[0].b');
  expect(cleanField(undefined, 'fee')).toBe('fee');
});
