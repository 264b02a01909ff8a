import { expect, test } from 'vitest';
import { branchesApi } from '#contract/branches/api.ts';
import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import { parksApi } from '#contract/parks/api.ts';
import { cleanField, legacyField, spokenField } from './field-names.ts';

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
  expect(spokenField('counterList[0].excutiveOfficerName')).toBe('excutiveOfficerName in row 1 of counterList');
  expect(spokenField('mobile')).toBe('mobile');
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
