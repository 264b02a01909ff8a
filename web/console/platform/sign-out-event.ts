/** Event that makes the top bar sign out, with its questions. */
export const SIGN_OUT_EVENT = 'sign-out-asked';
export const askToSignOut = (): unknown => window.dispatchEvent(new Event(SIGN_OUT_EVENT));
