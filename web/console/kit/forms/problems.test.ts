// @vitest-environment node
import { expect, test } from 'vitest';
import { z } from 'zod';
import { noFees } from '#contract/fees/rules.ts';
import { registrationModel } from '#contract/organisations/model.ts';
import { parkFieldsModel } from '#contract/parks/model.ts';
import { problemsOf } from './problems.ts';

const problems = (model: z.ZodType, values: unknown) => problemsOf(model.safeParse(values).error?.issues ?? []);
const registration = {
  kind: 'park',
  location: 'x',
  name: 'x',
  personName: 'x',
  email: 'a@b.in',
  mobile: '9876543210',
  password: 'long enough',
};
const park = { name: 'Zoo', location: 'Pune', merchantId: 'M1', fees: noFees() };

test('of several problems of one field the first is told', () => {
  expect(problems(registrationModel, { ...registration, mobile: '98x' })).toEqual({ mobile: 'Must be only digits' });
});

test('what a schema says of types and sizes is put plainly, and never in the words of a library', () => {
  expect(problems(parkFieldsModel, { ...park, familySize: 0, holdMinutes: 90, dailyCapacity: Number.NaN })).toEqual({
    familySize: 'Please enter 1 or more',
    holdMinutes: 'Please enter 60 or less',
    dailyCapacity: 'Please enter a number',
  });
});

test('a problem inside a group is found by the names joined with dots', () => {
  const fees = { ...noFees(), adult: { offered: true, price: -1 } };
  expect(problems(parkFieldsModel, { ...park, fees })).toEqual({ 'fees.adult.price': 'Please enter 0 or more' });
});

test('a choice that is not offered names those that are', () => {
  expect(problems(z.object({ gateway: z.enum(['a', 'b']) }), { gateway: 'c' })).toEqual({
    gateway: 'Please choose one of: a, b',
  });
});
