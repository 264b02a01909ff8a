import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '#contract/sessions/model.ts';
import { rememberedProduct } from './product.ts';
import { clearSession, isSessionKept, isSignedIn, keepLook, keepSession, readToken, readUser } from './session.ts';

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

/** The same tab, loaded again. */
const loadAgain = async () => {
  vi.resetModules();
  return import('./session.ts');
};
/** Another tab writes; this one hears it, as browsers tell it. */
function storeElsewhere(key: string, newValue: string | null): void {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}
const store = (signedIn: SignedIn): void => {
  const before = { ...localStorage };
  keepSession(signedIn, 'zoo');
  const after = { ...localStorage };
  localStorage.clear();
  Object.assign(localStorage, before);
  for (const [key, value] of Object.entries(after)) storeElsewhere(key, value as string);
};

beforeEach(() => {
  clearSession();
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

test.each(['not json', '{"role":"king"}', '[]', '"text"'])('a stored user that reads %s is nobody', async (stored) => {
  localStorage.setItem('id_token', 'secret-token');
  localStorage.setItem('user_detail', stored);
  const again = await loadAgain();
  expect([again.readToken(), again.readUser()]).toEqual(['secret-token', null]);
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

const asha: SignedIn = { ...inspector, id: 'u2', name: 'Asha', role: 'owner', parkId: null, token: 'token of Asha' };

/** This tab is Ravi's; Asha has signed in in another one since. */
async function beside() {
  keepSession(inspector, 'zoo');
  const tab = await loadAgain();
  expect(tab.readUser()?.name).toBe('Ravi');
  store(asha);
  return tab;
}

test('a tab keeps the token that it began with, whoever signs in in another tab', async () => {
  const tab = await beside();
  expect([tab.readToken(), tab.readUser()?.name]).toEqual(['secret-token', 'Ravi']);
  expect(tab.signedInBeside()?.name).toBe('Asha');
});

test('loaded again it is the tab of who is signed in; if it stays, of who it was, and nothing is asked twice', async () => {
  await beside();
  expect((await loadAgain()).readUser()?.name).toBe('Asha');
  const tab = await beside();
  tab.stayBeside(asha);
  expect(tab.signedInBeside()).toBeNull();
  const again = await loadAgain();
  expect([again.readToken(), again.signedInBeside()]).toEqual(['secret-token', null]);
  again.giveWay();
  expect((await loadAgain()).readUser()?.name).toBe('Asha');
});

test('signing out in a tab that stayed leaves the other account signed in', async () => {
  const tab = await beside();
  tab.leaveOtherTabs();
  tab.clearSession();
  expect(tab.isSignedIn()).toBe(false);
  expect((await loadAgain()).readUser()?.name).toBe('Asha');
});

test('a tab leaves when its account signs out in another one or its session is over there, and for nobody else', async () => {
  const tab = await beside();
  const left = vi.fn();
  const stop = tab.watchOtherTabs({ left, changed: () => undefined });
  storeElsewhere('signed_out', 'o1/u2 1');
  storeElsewhere('id_token', null);
  expect(left).not.toHaveBeenCalled();
  storeElsewhere('signed_out', 'o1/u1 2');
  expect(left.mock.calls).toEqual([[true]]);
  stop();
  keepSession(inspector, 'zoo');
  const other = await loadAgain();
  const stopOther = other.watchOtherTabs({ left, changed: () => undefined });
  storeElsewhere('id_token', null);
  expect(left.mock.calls).toEqual([[true], [false]]);
  stopOther();
});

test('a tab that signs out is not interrupted when another tab of the account clears the stored session', async () => {
  keepSession(inspector, 'zoo');
  const tab = await loadAgain();
  const left = vi.fn();
  const stop = tab.watchOtherTabs({ left, changed: () => undefined });
  tab.leaveOtherTabs();
  localStorage.setItem('id_token', 'secret-token');
  storeElsewhere('id_token', null);
  expect([left.mock.calls.length, tab.readToken()]).toEqual([0, 'secret-token']);
  stop();
});

test('a page that comes back from the back-forward cache loads anew where its account has signed out', async () => {
  keepSession(inspector, 'zoo');
  const tab = await loadAgain();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const stop = tab.watchOtherTabs({ left: () => undefined, changed: () => undefined });
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  // While the page was away its events did not reach it.
  localStorage.clear();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  reload.mockRestore();
});

test('a browser that keeps nothing has the session as long as the page is open', () => {
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: () => null, removeItem: () => undefined, setItem: refuse });
  expect([keepSession(inspector, 'zoo'), isSessionKept()]).toEqual([false, false]);
  expect([readToken(), readUser(), rememberedProduct()]).toEqual(['secret-token', inspector, 'zoo']);
  vi.unstubAllGlobals();
});
