import type { Confirmed } from '#contract/confirmations/model.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope, systemScopeFor, withScope } from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { type Limit, limitByAddress, QUARTER_HOUR_MS } from '#server/kernel/http/rate-limit.ts';
import {
  findOrganisation,
  isConfirmationOf,
  mailConfirmation,
  namedBy,
  toOrganisation,
} from '#server/organisations/service.ts';
import { confirmEmail } from './repository.ts';

const CONFIRMATION_MAIL_LIMIT: Limit = { name: 'confirmation-mail', most: 5, windowMs: 60 * 60_000 };
const CONFIRMATION_BY_ADDRESS = limitByAddress({ name: 'confirmation', most: 30, windowMs: QUARTER_HOUR_MS });

/** Retry-After in seconds when mail is not configured. */
const MAIL_RETRY_S = 300;

const linkOver = (): AppError => new AppError('EXPIRED', text('confirmations.linkOver'));

/** Confirms, and shows what the organisation has published. Throws EXPIRED for a token of another e-mail. */
export async function confirmByLink(deps: Deps, token: string, address: Address): Promise<Confirmed> {
  await deps.limits.take(CONFIRMATION_BY_ADDRESS, address);
  const found = await findOrganisation(deps, namedBy(token));
  if (!found || !isConfirmationOf(deps, token, found)) throw linkOver();
  if (found.confirmed) return { name: found.name };
  const owner = { role: 'owner', accountId: found.id, accountName: found.person_name, at: deps.clock.now() } as const;
  const confirmed = await withScope(deps.db, systemScopeFor(owner), (tx) => confirmEmail(tx, found));
  if (!confirmed) throw linkOver();
  return { name: confirmed.name };
}

/** Throws TOO_MANY_REQUESTS, or UNAVAILABLE if no mail can be sent. */
export async function mailAgain(deps: Deps, actor: Principal): Promise<{ message: Text }> {
  const found = await findOrganisation(deps, actor.organisationId);
  if (!found) throw notFound('organisation');
  if (found.confirmed) return { message: text('confirmations.done') };
  if (!deps.mail.ready) throw new AppError('UNAVAILABLE', text('confirmations.noMail'), { retryAfter: MAIL_RETRY_S });
  await deps.limits.take(CONFIRMATION_MAIL_LIMIT, found.id);
  mailConfirmation(deps, found);
  return { message: text('confirmations.sent', { email: found.email }) };
}

/** For the admin, who knows the organisation. Throws NOT_FOUND. */
export async function confirmByHand(deps: Deps, actor: Principal, id: string): Promise<Organisation> {
  const found = await findOrganisation(deps, id);
  const confirmed = found && (await withScope(deps.db, staffScope(actor), (tx) => confirmEmail(tx, found)));
  if (!confirmed) throw notFound('organisation');
  return toOrganisation(confirmed);
}
