import { z } from 'zod';
import { sessionsApi } from '#contract/sessions/api.ts';
import type { SignedIn } from '#contract/sessions/model.ts';
import { deviceStore, type Store, tabStore } from '#web/shared/storage.ts';
import { rememberDoor } from './product.ts';

/** Storage key of the session (docs/product/console.md 1). */
const TOKEN_KEY = 'id_token';
const USER_KEY = 'user_detail';
/** Last account that signed out and when, so that its other tabs notice. */
const LEFT_KEY = 'signed_out';
/** The other account next to which the user chose to continue in this tab. */
const BESIDE_KEY = 'stays_beside';

interface Session {
  token: string;
  user: SignedIn | null;
}

/** A tab keeps its session, even when another tab signs in as somebody else (docs/behaviour.md 1). */
interface TabSessions {
  /** Impersonation by an admin, in this tab only. */
  look: Session | null;
  /** The signed-in user; during impersonation the admin. */
  own: Session | null;
  /** This tab is signing out: what other tabs store on that news must not interrupt it. */
  isLeaving?: true;
}

/** Read from storage once: another tab's sign-in changes the storage, not this tab. */
let begun: TabSessions | undefined;

function begin(): TabSessions {
  const [inTab, onDevice] = [storedIn(tabStore), storedIn(deviceStore)];
  return inTab?.user?.look ? { look: inTab, own: onDevice } : { look: null, own: inTab ?? onDevice };
}

function inThisTab(): TabSessions {
  begun ??= begin();
  return begun;
}

function storedIn(store: Store): Session | null {
  const token = store.get(TOKEN_KEY);
  return token === null ? null : { token, user: userIn(store.get(USER_KEY)) };
}

function userIn(text: string | null): SignedIn | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return z.safeDecode(sessionsApi.clientLogin.answer, stored as never).data ?? null;
  } catch {
    return null;
  }
}

const current = (): Session | null => inThisTab().look ?? inThisTab().own;

export const readToken = (): string | null => current()?.token ?? null;

/** Until the server rejects the token. */
export const isSignedIn = (): boolean => readToken() !== null;

export const readUser = (): SignedIn | null => current()?.user ?? null;

/** "ORGANISATION/ACCOUNT", in names of what this device keeps for an account; '' if nobody is signed in. */
export const currentAccount = (): string => accountOf(readUser());

/** Stores a new session under the names of the original product. True if it survives a reload. */
export function keepSession(signedIn: SignedIn, product: string): boolean {
  forget(tabStore);
  begun = { look: null, own: { token: signedIn.token, user: signedIn } };
  rememberDoor(product, signedIn.role);
  return keepIn(deviceStore, signedIn) || keepIn(tabStore, signedIn);
}

/** Impersonates in this tab until it is closed or the session is cleared. True if it survives a reload. */
export function keepLook(look: SignedIn): boolean {
  begun = { ...inThisTab(), look: { token: look.token, user: look } };
  return keepIn(tabStore, look);
}

function keepIn(store: Store, signedIn: SignedIn): boolean {
  const text = JSON.stringify(z.encode(sessionsApi.clientLogin.answer, signedIn));
  return store.set(TOKEN_KEY, signedIn.token) && store.set(USER_KEY, text);
}

function forget(store: Store): void {
  for (const key of [TOKEN_KEY, USER_KEY, BESIDE_KEY]) store.remove(key);
}

/** Signs out, but remembers the sign-in area; during impersonation ends only that. */
export function clearSession(): void {
  const { look, own } = inThisTab();
  forget(tabStore);
  if (!look && own) forgetOnDevice(own);
  begun = { look: null, own: look ? own : null };
}

/** Removes the session unless another account has signed in since. */
function forgetOnDevice({ token, user }: Session): void {
  const stored = storedIn(deviceStore);
  if (stored && (stored.token === token || accountOf(stored.user) === accountOf(user))) forget(deviceStore);
}

const accountOf = (user: SignedIn | null): string => (user ? `${user.organisationId}/${user.id}` : '');

/** Signs out other tabs of this account. This tab keeps its session until it is cleared. */
export function leaveOtherTabs(): void {
  const here = inThisTab();
  const { own } = here;
  if (!own) return;
  here.isLeaving = true;
  deviceStore.set(LEFT_KEY, `${accountOf(own.user)} ${Date.now()}`);
  forgetOnDevice(own);
}

/** An account that has signed in on this device since this tab began, unless the user chose to stay. */
export function signedInBeside(): SignedIn | null {
  const [own, user] = [inThisTab().own, storedIn(deviceStore)?.user ?? null];
  const account = accountOf(user);
  if (!own || account === accountOf(own.user) || account === tabStore.get(BESIDE_KEY)) return null;
  return user;
}

export function stayBeside(other: SignedIn): void {
  const { look, own } = inThisTab();
  if (!look && own?.user) keepIn(tabStore, own.user);
  tabStore.set(BESIDE_KEY, accountOf(other));
}

export const giveWay = (): void => forget(tabStore);

export const isSessionKept = (): boolean => {
  const token = readToken();
  return token === null || deviceStore.outlasts(TOKEN_KEY) || tabStore.outlasts(TOKEN_KEY);
};

interface OtherTabs {
  /** `onPurpose`: by the user; otherwise the session expired. */
  left: (onPurpose: boolean) => void;
  changed: () => void;
}

/** Notices sign-ins and sign-outs of other tabs, also in the back-forward cache. Returns the stop function. */
export function watchOtherTabs({ left, changed }: OtherTabs): () => void {
  const stored = ({ key, oldValue, newValue }: StorageEvent): void => {
    const { own, isLeaving } = inThisTab();
    if (!own || isLeaving) return;
    const isAccount = key === LEFT_KEY && newValue?.split(' ')[0] === accountOf(own.user);
    const isToken = key === TOKEN_KEY && newValue === null && oldValue === own.token;
    const isAll = key === null && !storedIn(deviceStore);
    if (isAccount || isToken || isAll) left(isAccount);
    else changed();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    const here = storedIn(tabStore) ?? storedIn(deviceStore);
    if (persisted && here?.token !== readToken()) window.location.reload();
  };
  inThisTab();
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', shown);
  };
}
