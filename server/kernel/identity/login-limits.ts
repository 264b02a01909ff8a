import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Db } from '#server/kernel/database/database.ts';
import { type Address, maskAddress } from '#server/kernel/http/address.ts';
import { type Limit, limitByAddress, QUARTER_HOUR_MS, type RateLimits } from '#server/kernel/http/rate-limit.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';

/** Wrong passwords of one account, from all unknown devices together or from one known device. */
export const LOGIN_BY_ACCOUNT: Limit = { name: 'login-account', most: 10, windowMs: QUARTER_HOUR_MS };
const LOGIN_A_DAY: Limit = { name: 'login-day', most: 50, windowMs: 24 * 60 * 60_000 };
const LOGIN_BY_ADDRESS = limitByAddress({ name: 'login-address', most: 100, windowMs: QUARTER_HOUR_MS });

interface LoginCounts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  log: FastifyBaseLogger;
}

export interface LoginTry {
  name: string;
  address: Address;
  knownAs: string | null;
  organisationId: string;
  accountId: string | null;
}

/**
 * A sign-in is counted before it runs, so that a burst cannot slip through, and given back unless the login was wrong.
 * Unknown devices share the limits of an account and of their address. A known device has its own, so no stranger can
 * use them up. Throws TOO_MANY_REQUESTS, in the same words whether or not there is such an account.
 */
export async function limitedLogin<T>(deps: LoginCounts, tried: LoginTry, attempt: () => Promise<T>): Promise<T> {
  const { limits } = deps;
  if (tried.knownAs === null) await limits.take(LOGIN_BY_ADDRESS, tried.address);
  // Checks the limit per day first: once it is reached, the owner gets no audit entry for the quarter of an hour.
  await takeOrTell(deps, LOGIN_A_DAY, tried);
  try {
    await takeOrTell(deps, LOGIN_BY_ACCOUNT, tried);
  } catch (error) {
    await limits.giveBack(LOGIN_A_DAY, subjectOf(tried)); // a try that is refused is no guess
    throw error;
  }
  const result = await attempt().catch(async (error) => {
    if (!isWrongLogin(error)) await giveBackIfPossible(deps, tried);
    throw error;
  });
  await giveBack(deps, tried);
  return result;
}

const isWrongLogin = (error: unknown): boolean => error instanceof AppError && error.code === 'WRONG_LOGIN';

async function giveBack({ limits }: LoginCounts, tried: LoginTry): Promise<void> {
  if (tried.knownAs === null) await limits.giveBack(LOGIN_BY_ADDRESS, tried.address);
  for (const limit of [LOGIN_A_DAY, LOGIN_BY_ACCOUNT]) await limits.giveBack(limit, subjectOf(tried));
}

/** After a failure of ours, which the caller gets: the database may be away for this, too. */
const giveBackIfPossible = (deps: LoginCounts, tried: LoginTry): Promise<void> =>
  giveBack(deps, tried).catch((err) => deps.log.warn({ err }, 'a try to sign in stays counted'));

const subjectOf = ({ name, knownAs }: LoginTry): string => (knownAs === null ? name : `device ${knownAs}`);

async function takeOrTell(deps: LoginCounts, limit: Limit, tried: LoginTry): Promise<void> {
  try {
    await deps.limits.take(limit, subjectOf(tried));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    await tellBlocked(deps, limit, tried);
    throw new AppError(
      error.code,
      tried.knownAs === null ? text('sessions.manyWrong') : text('sessions.manyWrongHere'),
      error.details,
    );
  }
}

/** In Activity, once in each window over all processes. An account that does not exist takes the same work. */
async function tellBlocked({ db, clock, limits }: LoginCounts, limit: Limit, tried: LoginTry): Promise<void> {
  const told = limits.countOf({ ...limit, name: `${limit.name}-told` }, subjectOf(tried));
  const from = maskAddress(tried.address);
  await db.transaction().execute(async (tx) => {
    if ((await told.countIn(tx)) > 1) return;
    await sql`select tell_blocked_login(${tried.organisationId}, ${tried.accountId}, ${from}, ${clock.now()})`.execute(
      tx,
    );
  });
}
