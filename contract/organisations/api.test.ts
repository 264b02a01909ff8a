import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { organisationAnswer, organisationsApi } from './api.ts';

const FORM = {
  registrationType: 'loan',
  location: 'Pune',
  name: 'Jan Bank',
  personName: 'Asha Rao',
  email: 'Asha@Bank.example',
  mobileNumber1: '9876543210',
  mobileNumber2: '',
  password: 'correct horse',
};
const read = (more: object) => z.safeDecode(organisationsApi.register.body, { ...FORM, ...more } as never);

test('a registration is read into clean names', () =>
  expect(read({ role: 'admin', _id: 'x' }).data).toEqual({
    kind: 'branch',
    location: 'Pune',
    name: 'Jan Bank',
    personName: 'Asha Rao',
    email: 'asha@bank.example',
    mobile: '9876543210',
    secondMobile: '',
    password: 'correct horse',
  }));

describe('what is wrong is told in the words of the product', () => {
  test.each([
    [{ location: ' ' }, 'location  is required'],
    [{ registrationType: 'zoo' }, 'Registration Type  is required'],
    [{ registrationType: 'admin' }, 'Registration Type  is required'],
    [{ name: '' }, 'orgnaization name is required'],
    [{ email: '' }, 'email is required'],
    [{ personName: '' }, 'Name is required'],
    [{ mobileNumber1: '98765x3210' }, 'Must be only digits'],
    [{ mobileNumber1: '98765' }, 'Must be exactly 10 digits'],
    [{ mobileNumber2: '98765' }, 'Must be exactly 10 digits'],
    [{ password: '' }, 'password is required'],
    [{ password: 'seven77' }, 'Please use at least 8 characters'],
  ])('%j', (wrong, message) => expect(JSON.stringify(read(wrong).error?.issues)).toContain(JSON.stringify(message)));
});

test('an organisation is answered in legacy names, twice with its id, never with its password', () =>
  expect(
    z.encode(organisationAnswer, {
      id: 'a'.repeat(26),
      kind: 'clinic',
      location: 'Pune',
      name: 'Care',
      slug: 'care-7k2m9qxa',
      personName: 'Asha',
      email: 'a@b.example',
      mobile: '9876543210',
      secondMobile: null,
      active: true,
      confirmed: true,
      createdAt: new Date('2027-01-04T06:30:00.000Z'),
      passwordHash: 'secret',
    } as never),
  ).toEqual({
    _id: 'a'.repeat(26),
    id: 'a'.repeat(26),
    registrationType: 'doctor',
    location: 'Pune',
    name: 'Care',
    slug: 'care-7k2m9qxa',
    personName: 'Asha',
    email: 'a@b.example',
    mobileNumber1: '9876543210',
    mobileNumber2: null,
    status: true,
    confirmed: true,
    createdAt: '2027-01-04T06:30:00.000Z',
  }));
