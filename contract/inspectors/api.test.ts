import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inspectorsApi } from './api.ts';

const FORM = {
  name: 'Ravi',
  email: 'Ravi@Parks.example',
  phone: '9876543210',
  password: 'correct horse',
  status: true,
  parkId: 'p1',
};
const read = (more: object) => z.safeDecode(inspectorsApi.add.body, { ...FORM, ...more } as never);

test('the form is read into clean names', () =>
  expect(read({ profileRegistrationId: 'x' }).data).toEqual({
    name: 'Ravi',
    email: 'ravi@parks.example',
    phone: '9876543210',
    password: 'correct horse',
    active: true,
    parkId: 'p1',
  }));

describe('what is missing is told in the words of the product', () => {
  test.each([
    [{ name: '' }, 'Name is required'],
    [{ email: '' }, 'email is required'],
    [{ phone: '' }, 'phone is required'],
    [{ password: '' }, 'password is required'],
    [{ status: undefined }, 'status is required'],
    [{ parkId: '' }, 'park name is required'],
  ])('%j', (wrong, message) => expect(read(wrong).error?.issues[0]?.message).toBe(message));
});

test('on a change an empty password keeps the old one', () =>
  expect(z.decode(inspectorsApi.update.body, { ...FORM, password: '' } as never).password).toBe(''));

test('an inspector is answered in legacy names, without a password', () =>
  expect(
    z.encode(inspectorsApi.add.answer, {
      id: 'a'.repeat(26),
      organisationId: 'b'.repeat(26),
      parkId: 'p1',
      parkName: 'Zoo',
      name: 'Ravi',
      email: 'ravi@parks.example',
      phone: '9876543210',
      active: false,
      createdAt: new Date('2027-01-04T06:30:00.000Z'),
      passwordHash: 'secret',
    } as never),
  ).toEqual({
    _id: 'a'.repeat(26),
    id: 'a'.repeat(26),
    profileRegistrationId: 'b'.repeat(26),
    parkId: 'p1',
    parkName: 'Zoo',
    name: 'Ravi',
    email: 'ravi@parks.example',
    phone: '9876543210',
    status: false,
    createdAt: '2027-01-04T06:30:00.000Z',
  }));
