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

/** This device tells the server of those who came and went without it. */

const { scan: check } = client(passesApi);
/** Sending what was kept is in no hurry. */
const SENDING_MS = 15_000;

/** Sends what the person signed in let in without the server, oldest first, until it is silent again. One tab at a time. */
export const sendWaiting = async (): Promise<void> =>
  navigator.locks
    ? navigator.locks.request('gate.sending', { ifAvailable: true }, async (lock) => (lock ? sendAll() : undefined))
    : sendAll();

const TRY_AGAIN_MS = 10_000;

/** Sends by itself what was let in without the server, as soon as it can, until the answer is called. */
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
  // The list says which of them were too many, with all the gates.
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
    // The list tells of people who came in beyond a ticket, and of none who went out.
    else if (out && result !== 'let_out') throw new AppError('CONFLICT', message);
  };
  if (!(await isTaken({ ...kept, at: scannedAt }, send))) return false;
  // Taken back meanwhile, it is told again, with that.
  const isTakenBack = !undo && waiting.get(scanId)?.undo;
  if (!isTakenBack) waiting.remove(waitingId(kept));
  return true;
}

/** Says whether the server has answered. What it refuses is not sent again but told, so that nothing is lost silently. */
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

/** Refusals that pass: the scan stays and is sent later. */
const STAY = new Set<ErrorCode>(['UNAVAILABLE', 'NOT_SIGNED_IN', 'PHONE_LOCKED', 'TOO_MANY_REQUESTS', 'INTERNAL']);
