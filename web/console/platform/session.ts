import { z } from 'zod';
import { sessionsApi } from '#contract/sessions/api.ts';
import type { SignedIn } from '#contract/sessions/model.ts';
import { rememberProduct } from './product.ts';

/** The browser keeps here who is signed in (docs/product/console.md 1). */
const TOKEN_KEY = 'id_token';
const USER_KEY = 'user_detail';

/** An admin looks at an owner's console in this tab alone; who is signed in on the device stays so. */
const store = (): Storage => (sessionStorage.getItem(TOKEN_KEY) === null ? localStorage : sessionStorage);

export const readToken = (): string | null => store().getItem(TOKEN_KEY);

/** A stored token counts as signed in until the server says otherwise. */
export const isSignedIn = (): boolean => readToken() !== null;

/** The text that was read last, and who it was: tables ask for each of their rows. */
let last: { text: string | null; user: SignedIn | null } = { text: null, user: null };

/** The user as stored at sign-in; null when there is none or it is not readable any more. */
export function readUser(): SignedIn | null {
  const text = store().getItem(USER_KEY);
  if (text !== last.text) last = { text, user: userIn(text) };
  return last.user;
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

/** Keeps a fresh session, under the names of the product. */
export function keepSession(signedIn: SignedIn, product: string): void {
  keepIn(localStorage, signedIn);
  rememberProduct(product);
}

/** Keeps a look for as long as this tab is open, or until it is cleared. */
export const keepLook = (look: SignedIn): void => keepIn(sessionStorage, look);

function keepIn(place: Storage, signedIn: SignedIn): void {
  place.setItem(TOKEN_KEY, signedIn.token);
  place.setItem(USER_KEY, JSON.stringify(z.encode(sessionsApi.clientLogin.answer, signedIn)));
}

/** Forgets who is signed in, not through which sign-in area; in a tab that looks, the look alone. */
export function clearSession(): void {
  const place = store();
  place.removeItem(TOKEN_KEY);
  place.removeItem(USER_KEY);
}
