import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { passesApi } from '#contract/passes/api.ts';
import { admissions, partOf, sendHand, waitingHands } from '#web/console/admissions/queries.ts';
import { client } from '#web/console/platform/client.ts';
import {
  deviceId,
  isOwn,
  ownWaiting,
  type WaitingScan,
  waiting,
  waitingId,
} from '#web/console/platform/keeping/waiting-scans.ts';
import { fetchToday } from './queries.ts';
import { type Conflict, conflicts } from './use-conflicts.ts';
import { server } from './use-hearing.ts';

const { scan: check } = client(passesApi);
/** Timeout in ms; long, because nobody waits. */
const SENDING_MS = 15_000;

/**
 * Sends pending scans of the signed-in account, oldest first, until the server is silent. One tab at a time (lock
 * `gate.sending`).
 */
export const sendWaiting = async (): Promise<void> =>
  navigator.locks
    ? navigator.locks.request('gate.sending', { ifAvailable: true }, async (lock) => (lock ? sendAll() : undefined))
    : sendAll();

const TRY_AGAIN_MS = 10_000;

/** Sends pending scans as soon as possible, until the returned function is called. */
export function keepSending(): () => void {
  const quietly = () => void sendWaiting();
  quietly();
  const timer = setInterval(quietly, TRY_AGAIN_MS);
  window.addEventListener('online', quietly);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', quietly);
  };
}

async function sendAll(): Promise<void> {
  const scans = ownWaiting();
  for (const scan of scans) if (!(await sendOne(scan))) return;
  for (const hand of waitingHands.all().filter(isOwn)) {
    const told = { ...hand, short: hand.code ?? '', at: hand.scannedAt };
    if (!(await isTaken(told, () => sendHand(hand)))) return;
    waitingHands.remove(hand.scanId);
  }
  // The list names surplus people, over all gates.
  if (scans.length > 0) await fetchToday().catch(() => undefined);
}

async function sendOne(kept: WaitingScan): Promise<boolean> {
  const { code, gate, scannedAt, scanId, people, admit, out, undo } = kept;
  const part = partOf({ name: gate, parkId: null, ...(out && { out }) }, admit);
  const at = { deviceId: deviceId(), scannedAt: new Date(scannedAt), ...(!out && { letIn: people ?? 1 }) };
  const send = async () => {
    const { result, message } = await check({
      body: { ...part, ...at, code, gate: gate || null, scanId },
      signal: AbortSignal.timeout(SENDING_MS),
    });
    if (undo) await admissions.undo({ body: { scanId, reason: undo.reason, at: new Date(undo.at) } });
    // The list reports surplus admissions, but no exits.
    else if (out && result !== 'let_out') throw new AppError('CONFLICT', message);
  };
  if (!(await isTaken({ ...kept, at: scannedAt }, send))) return false;
  // A scan that was undone during the request stays, and is sent again with the undo.
  const isTakenBack = !undo && waiting.get(scanId)?.undo;
  if (!isTakenBack) waiting.remove(waitingId(kept));
  return true;
}

/**
 * False if the server did not answer. A refused scan is not sent again but becomes a conflict, so that nothing is lost
 * silently.
 */
async function isTaken(
  { scanId, short, at, by }: Omit<Conflict, 'message'>,
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await send();
    server.hear(true);
  } catch (problem) {
    if (!(problem instanceof AppError) || STAY.has(problem.code)) return false;
    conflicts.put(scanId, { scanId, short, at, by, message: problem.message });
  }
  return true;
}

/** Temporary refusals: the scan stays pending. */
const STAY = new Set<ErrorCode>(['UNAVAILABLE', 'NOT_SIGNED_IN', 'PHONE_LOCKED', 'TOO_MANY_REQUESTS', 'INTERNAL']);
