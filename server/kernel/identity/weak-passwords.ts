import type { Weakness } from '#contract/accounts/model.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';

export interface KnownFacts {
  email?: string | null;
  mobile?: string | null;
}

/** 49,000 passwords, the most common first; read when the first password is set. */
let common: Promise<Set<string>> | undefined;

async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Null when a new password is not easily guessed (docs/behaviour.md 2.6). */
export async function weaknessOf(password: string, { email, mobile }: KnownFacts): Promise<Weakness | null> {
  const typed = password.toLowerCase();
  const ofEmail = email ? [email, email.split('@')[0] ?? ''].map((name) => name.toLowerCase()) : [];
  if (/^(.)\1*$/su.test(typed)) return 'one_character';
  if (ofEmail.includes(typed.trim())) return 'own_email';
  if (mobile && parseMobile(typed) === parseMobile(mobile)) return 'own_mobile';
  common ??= commonPasswords();
  return (await common).has(typed) ? 'common' : null;
}
