import { z } from 'zod';
import { sessionsApi } from '#contract/sessions/api.ts';
import type { SignedIn } from '#contract/sessions/model.ts';
import { deviceStore, type Store, tabStore } from '#web/shared/storage.ts';
import { rememberDoor } from './product.ts';

/** The browser keeps here who is signed in (docs/product/console.md 1). */
const TOKEN_KEY = 'id_token';
const USER_KEY = 'user_detail';
/** The account that signed out last, and when, so that its other tabs hear of it. */
const LEFT_KEY = 'signed_out';
/** The account beside which this tab goes on as the one that it began with. */
const BESIDE_KEY = 'stays_beside';

interface Session {
  token: string;
  /** Null where what is stored is not readable. */
  user: SignedIn | null;
}

/** A tab acts by the sessions that it began with, never by one that another tab has stored since (docs/behaviour.md 1). */
interface TabSessions {
  /** An admin looks at an owner's console in this tab alone. */
  look: Session | null;
  /** Who is signed in; of a look, the admin. */
  own: Session | null;
}

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
    // Somebody else's text stands there: the same as nothing.
    return null;
  }
}

const current = (): Session | null => inThisTab().look ?? inThisTab().own;

export const readToken = (): string | null => current()?.token ?? null;

/** A token counts as signed in until the server says otherwise. */
export const isSignedIn = (): boolean => readToken() !== null;

/** The user as stored at sign-in; null when there is none or it was not readable. */
export const readUser = (): SignedIn | null => current()?.user ?? null;

/** Keeps a fresh session, under the names of the product. Answers whether it outlasts this page. */
export function keepSession(signedIn: SignedIn, product: string): boolean {
  forget(tabStore);
  begun = { look: null, own: { token: signedIn.token, user: signedIn } };
  rememberDoor(product, signedIn.role);
  return keepIn(deviceStore, signedIn) || keepIn(tabStore, signedIn);
}

/** Keeps a look for as long as this tab is open, or until it is cleared. Answers whether it outlasts this page. */
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

/** Forgets who is signed in, not through which sign-in area; in a tab that looks, the look alone. */
export function clearSession(): void {
  const { look, own } = inThisTab();
  forget(tabStore);
  if (!look && own) forgetOnDevice(own);
  begun = { look: null, own: look ? own : null };
}

/** Another account that signed in since stays signed in on this device. */
function forgetOnDevice({ token, user }: Session): void {
  const stored = storedIn(deviceStore);
  if (stored && (stored.token === token || accountOf(stored.user) === accountOf(user))) forget(deviceStore);
}

const accountOf = (user: SignedIn | null): string => (user ? `${user.organisationId}/${user.id}` : '');

/** Makes every other tab of this account leave at once. This one keeps its session until it is cleared. */
export function leaveOtherTabs(): void {
  const { own } = inThisTab();
  if (!own) return;
  deviceStore.set(LEFT_KEY, `${accountOf(own.user)} ${Date.now()}`);
  forgetOnDevice(own);
}

/** Somebody else who is signed in on this device since this tab began; null where nobody is, or this tab stays all the same. */
export function signedInBeside(): SignedIn | null {
  const [own, user] = [inThisTab().own, storedIn(deviceStore)?.user ?? null];
  const account = accountOf(user);
  if (!own || account === accountOf(own.user) || account === tabStore.get(BESIDE_KEY)) return null;
  return user;
}

/** This tab goes on as the account that it began with, also after it is loaded again. */
export function stayBeside(other: SignedIn): void {
  const { look, own } = inThisTab();
  if (!look && own?.user) keepIn(tabStore, own.user);
  tabStore.set(BESIDE_KEY, accountOf(other));
}

/** This tab goes on as whoever is signed in on this device, once it is loaded again. */
export const giveWay = (): void => forget(tabStore);

/** Says whether the session outlasts this page. */
export const isSessionKept = (): boolean => {
  const token = readToken();
  return token === null || deviceStore.outlasts(TOKEN_KEY) || tabStore.outlasts(TOKEN_KEY);
};

interface OtherTabs {
  /** The account of this tab is signed out; `onPurpose` by its person, else its session is over. */
  left: (onPurpose: boolean) => void;
  /** Somebody signed in or out. */
  changed: () => void;
}

/** Hears what other tabs do with sessions, also what they did while the browser kept this page for Back. Ends when the answer is called. */
export function watchOtherTabs({ left, changed }: OtherTabs): () => void {
  const stored = ({ key, oldValue, newValue }: StorageEvent): void => {
    const { own } = inThisTab();
    if (!own) return;
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
