import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { parks, passes } from '../queries.ts';
import { isUnanswered, server } from '../use-online.ts';
import { openKept } from './check.ts';
import { keepListTime } from './clock.ts';
import { keepConflict } from './conflicts.ts';
import { serverKey } from './device.ts';
import { keepInside } from './inside.ts';
import { fetchList } from './list.ts';
import { keepParks } from './parks.ts';
import { renewGrant } from './use-grant.ts';

/** Fetches the public key, the owner's parks and the day's list. Rejects like a call. */
export async function prepareOffline(): Promise<void> {
  await openKept();
  const { publicKey } = await passes.publicKey({});
  await renewGrant(publicKey);
  // Only with a grant may the phone check by itself.
  serverKey.keep(publicKey);
  keepParks((await parks.get({ body: {} })).rows);
  await updateList();
}

/** Fetches news of the day's list and the server time. Rejects like a call. */
export async function updateList(): Promise<void> {
  try {
    const { asOf, conflicts, inside } = await fetchList(serverKey.read());
    keepListTime(asOf);
    for (const conflict of conflicts) keepConflict(conflict);
    for (const { parkId, ...people } of inside) keepInside(parkId, people);
    server.noteAnswer(true);
  } catch (problem) {
    if (isUnanswered(problem)) server.noteAnswer(false);
    throw problem;
  }
}

const SHOWN_ELSEWHERE = new Set<ErrorCode>(['UNAVAILABLE', 'FORBIDDEN', 'PHONE_LOCKED', 'NOT_SIGNED_IN']);

const UPDATE_MS = 60_000;

/** Prepares offline checks, and again each minute; `failed` gets true for an error that nothing else on the page shows. */
export function keepPrepared(failed: (isSo: boolean) => void): () => void {
  let isPrepared = false;
  const update = async () => {
    await updateList();
    await renewGrant(serverKey.read());
  };
  const prepare = async () => {
    try {
      await (isPrepared ? update() : prepareOffline());
      isPrepared = true;
      failed(false);
    } catch (problem) {
      failed(!(problem instanceof AppError) || !SHOWN_ELSEWHERE.has(problem.code));
    }
  };
  void prepare();
  const timer = setInterval(() => void prepare(), UPDATE_MS);
  return () => clearInterval(timer);
}
