import { parseMobile } from '#contract/mobile.ts';

/** What anybody may know of an account. */
export interface Known {
  email?: string | null;
  mobile?: string | null;
}

const ADVICE = 'Three or four words that only you would put together make a good one.';

/** Read when the first password is set: a list of 49,000 in the order of how many people use them. */
let common: Promise<Set<string>> | undefined;

async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Why a new password is guessed before long, in words for whoever chose it (docs/behaviour.md 2.6); null when it is not. */
export async function weaknessOf(password: string, { email, mobile }: Known): Promise<string | null> {
  const typed = password.toLowerCase();
  const ofEmail = email ? [email, email.split('@')[0] ?? ''].map((name) => name.toLowerCase()) : [];
  if (/^(.)\1*$/su.test(typed)) return `One character again and again is guessed at once. ${ADVICE}`;
  if (ofEmail.includes(typed.trim())) return `An e-mail address is no secret, so it is no password. ${ADVICE}`;
  if (mobile && parseMobile(typed) === parseMobile(mobile))
    return `A mobile number is no secret, so it is no password. ${ADVICE}`;
  common ??= commonPasswords();
  return (await common).has(typed) ? `Many people use this password, so it is guessed at once. ${ADVICE}` : null;
}
