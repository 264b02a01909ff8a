import { expect, test } from 'vitest';
import { z } from 'zod';
import { sessionsApi } from './api.ts';

test('who signed in is answered in the names of the product', () =>
  expect(
    z.encode(sessionsApi.clientLogin.answer, {
      token: 'tok',
      id: 'o1',
      role: 'owner',
      organisationId: 'o1',
      kind: 'exhibition',
      name: 'Asha',
      email: 'asha@parks.example',
      parkId: null,
    }),
  ).toEqual({
    token: 'tok',
    _id: 'o1',
    id: 'o1',
    role: 'owner',
    profileId: 'o1',
    registrationType: 'exbhition',
    name: 'Asha',
    email: 'asha@parks.example',
    parkId: null,
  }));

test('a login reads its e-mail in small letters, and any password as it is', () =>
  expect(
    z.decode(sessionsApi.clientLogin.body, { email: ' Asha@Parks.Example ', password: ' short ', extra: 1 } as never),
  ).toEqual({
    email: 'asha@parks.example',
    password: ' short ',
  }));

test.each([
  [{ email: ' ', password: 'x' }, 'email is required'],
  [{ email: 'a@b.example', password: '' }, 'password is required'],
])('%j is refused', (form, message) =>
  expect(z.safeDecode(sessionsApi.inspectorLogin.body, form as never).error?.issues[0]?.message).toBe(message),
);
