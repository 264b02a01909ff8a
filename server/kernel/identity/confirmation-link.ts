import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmationMail } from '#contract/accounts/words.ts';
import type { Deps } from '#server/deps.ts';
import { mailLater } from '#server/kernel/operations/mail.ts';
import { deriveKey } from './secrets.ts';

/** The organisation whose e-mail is confirmed. */
interface Addressed {
  id: string;
  email: string;
}

const sealOf = ({ config }: Pick<Deps, 'config'>, { id, email }: Addressed): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'confirmations')).update(`${id}\n${email}`).digest('base64url');

/** The secret of the link that confirms this e-mail: the same each time, and of another e-mail another. */
export const confirmationToken = (deps: Pick<Deps, 'config'>, to: Addressed): string => `${to.id}.${sealOf(deps, to)}`;

/**
 * Mails an organisation the link that confirms its e-mail, where mail can be sent. Whoever has the link read that mail; with
 * another e-mail it is worth nothing.
 */
export function mailConfirmation(deps: Pick<Deps, 'config' | 'mail' | 'log'>, to: Addressed & { name: string }): void {
  if (!deps.mail.ready) return;
  const link = `${deps.config.publicUrl}/pravesh/confirm?token=${confirmationToken(deps, to)}`;
  mailLater(deps, async () => [{ to: to.email, ...confirmationMail(to.name, link) }]);
}

/** The organisation that a token names; whether the token is genuine, only its e-mail tells. */
export const namedBy = (token: string): string => token.split('.')[0] ?? '';

/** Whether we mailed this token to this e-mail. */
export function isConfirmationOf(deps: Pick<Deps, 'config'>, token: string, to: Addressed): boolean {
  const [right, shown] = [Buffer.from(confirmationToken(deps, to)), Buffer.from(token)];
  return right.length === shown.length && timingSafeEqual(right, shown);
}
