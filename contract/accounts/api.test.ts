import { expect, test } from 'vitest';
import { z } from 'zod';
import { accountsApi } from './api.ts';

const refusal = (schema: z.ZodType, form: object) => z.safeDecode(schema, form as never).error?.issues[0]?.message;

test.each([
  [{ currentPassword: '', newPassword: 'long enough' }, 'current password is required'],
  [{ currentPassword: 'x', newPassword: '' }, 'new password is required'],
  [{ currentPassword: 'x', newPassword: 'seven77' }, 'Please use at least 8 characters'],
])('a change of password: %j is refused', (form, message) =>
  expect(refusal(accountsApi.changePassword.body, form)).toBe(message),
);

test('the area that a mail leads back to is one plain word of a path', () => {
  const body = accountsApi.forgotPassword.body;
  expect(z.decode(body, { email: ' Asha@Zoo.Example ' })).toEqual({ email: 'asha@zoo.example', product: 'pravesh' });
  for (const product of ['a/b', '..', 'x'.repeat(41), '//evil.example', ''])
    expect(z.safeDecode(body, { email: 'asha@zoo.example', product }).success).toBe(false);
});

test('a password is reset for somebody: an id or an e-mail', () => {
  expect(refusal(accountsApi.resetPassword.body, {})).toBe('Please say whose password it is.');
  expect(refusal(accountsApi.resetPassword.body, { email: 'asha@zoo.example' })).toBeUndefined();
});

test('a session is answered with its times in UTC, and nothing that could be used', () => {
  const at = new Date('2027-01-04T06:30:00.000Z');
  const row = { createdAt: at, lastUsedAt: at, current: true, token_hash: 'secret' };
  expect(z.encode(accountsApi.sessions.answer, [row])).toEqual([
    { createdAt: at.toISOString(), lastUsedAt: at.toISOString(), current: true },
  ]);
});
