// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '#contract/sessions/model.ts';
import { rememberedProduct } from './product.ts';
import { clearSession, isSignedIn, keepLook, keepSession, readToken, readUser } from './session.ts';

const inspector: SignedIn = {
  id: 'u1',
  role: 'inspector',
  organisationId: 'o1',
  kind: 'exhibition',
  name: 'Ravi',
  email: 'ravi@zoo.example',
  parkId: 'p1',
  token: 'secret-token',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a session is kept under the names of the product, in its old words', () => {
  keepSession(inspector, 'zoo');
  expect(localStorage.getItem('id_token')).toBe('secret-token');
  expect(JSON.parse(localStorage.getItem('user_detail') ?? '')).toMatchObject({
    _id: 'u1',
    role: 'inspector',
    profileId: 'o1',
    registrationType: 'exbhition',
    parkId: 'p1',
    token: 'secret-token',
  });
});

test('what was kept is read back as the same user', () => {
  keepSession(inspector, 'zoo');
  expect(isSignedIn()).toBe(true);
  expect(readToken()).toBe('secret-token');
  expect(readUser()).toEqual(inspector);
});

test('nobody is signed in at first', () => {
  expect(isSignedIn()).toBe(false);
  expect(readUser()).toBeNull();
  expect(rememberedProduct()).toBe('pravesh');
});

test.each(['not json', '{"role":"king"}', '[]', '"text"'])('a stored user that reads %s is nobody', (stored) => {
  localStorage.setItem('user_detail', stored);
  expect(readUser()).toBeNull();
});

test('signing out forgets the person and keeps the sign-in area', () => {
  keepSession(inspector, 'zoo');
  clearSession();
  expect(isSignedIn()).toBe(false);
  expect(readUser()).toBeNull();
  expect(rememberedProduct()).toBe('zoo');
});

test('a look counts in this tab alone, and leaving it brings back who is signed in', () => {
  const admin: SignedIn = { ...inspector, role: 'admin', parkId: null, token: 'token of the admin' };
  keepSession(admin, 'pravesh');
  keepLook({ ...inspector, role: 'owner', parkId: null, look: true, token: 'look.token' });
  expect([readToken(), readUser()?.look]).toEqual(['look.token', true]);
  expect(localStorage.getItem('id_token')).toBe('token of the admin');
  clearSession();
  expect([readToken(), readUser()]).toEqual(['token of the admin', admin]);
});
