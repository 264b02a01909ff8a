/** Event that makes the top bar sign out, with its questions. */
export const SIGN_OUT_EVENT = 'sign-out-asked';
export const askToSignOut = (): unknown => window.dispatchEvent(new Event(SIGN_OUT_EVENT));

/** Event at the beginning of a sign-out: from then on nothing of the account is visible in this tab. */
export const LEAVING_EVENT = 'leaving';
