import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { currentAccount } from '#web/console/platform/session.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { partOf } from '../outcome.ts';
import { admissions, passes } from '../queries.ts';
import { server } from '../use-online.ts';
import { sendHand } from './by-hand.ts';
import { type Conflict, conflicts } from './conflicts.ts';
import { updateList } from './prepare.ts';
import { type WaitingScan, waiting, waitingHands, waitingId } from './waiting.ts';

/** Timeout in ms; long, because nobody waits. */
const SENDING_MS = 15_000;

/** Sends pending scans of the account, oldest first. Lock: `gate.sending`, one tab at a time. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.locks) return sendAll();
  try {
    await navigator.locks.request('gate.sending', { ifAvailable: true }, async (lock) => lock && sendAll());
  } catch (problem) {
    // A browser that blocks site data refuses locks, too; its tabs share no scans.
    if ((problem as Error).name === 'SecurityError') return sendAll();
    throw problem;
  }
}

const TRY_AGAIN_MS = 10_000;

export function keepSending(): () => void {
  const send = () => void sendWaiting();
  send();
  const timer = setInterval(send, TRY_AGAIN_MS);
  window.addEventListener('online', send);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', send);
  };
}

async function sendAll(): Promise<void> {
  const account = currentAccount();
  const [scans, hands] = [waiting.all(), waitingHands.all()];
  // Another account may sign in between two calls.
  const mayGoOn = () => currentAccount() === account;
  for (const scan of scans) if (!mayGoOn() || !(await sendOne(scan))) return;
  for (const hand of hands) {
    const conflict = { scanId: hand.scanId, short: hand.code ?? '', at: hand.scannedAt };
    if (!mayGoOn() || !(await isTaken(conflict, () => sendHand(hand)))) return;
    waitingHands.remove(hand.scanId);
  }
  // The list names surplus people, over all gates.
  if (scans.length > 0) await updateList().catch(() => undefined);
}

async function sendOne(kept: WaitingScan): Promise<boolean> {
  const { code, gate, short, scannedAt, scanId, people, admit, out, undo } = kept;
  const time = { deviceId: deviceId(), scannedAt: new Date(scannedAt), ...(!out && { letIn: people ?? 1 }) };
  const send = async () => {
    const { result, message } = await passes.scan({
      body: { ...partOf(out, admit), ...time, code, gate: gate || null, scanId },
      signal: AbortSignal.timeout(SENDING_MS),
    });
    if (undo) await admissions.undo({ body: { scanId, reason: undo.reason, at: new Date(undo.at) } });
    // The list reports surplus admissions, but no exits.
    else if (out && result !== 'let_out') throw new AppError('CONFLICT', message);
  };
  if (!(await isTaken({ scanId, short, at: scannedAt }, send))) return false;
  // A scan that was undone during the request stays, and is sent again with the undo.
  const isUndone = !undo && waiting.get(scanId)?.undo;
  if (!isUndone) waiting.remove(waitingId(kept));
  return true;
}

/** False if the server did not answer. A refused scan becomes a conflict, so that nothing is lost silently. */
async function isTaken(conflict: Omit<Conflict, 'message'>, send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    server.noteAnswer(true);
  } catch (problem) {
    if (!(problem instanceof AppError) || TEMPORARY.has(problem.code)) return false;
    conflicts.put(conflict.scanId, { ...conflict, message: problem.message });
  }
  return true;
}

const TEMPORARY = new Set<ErrorCode>(['UNAVAILABLE', 'NOT_SIGNED_IN', 'PHONE_LOCKED', 'TOO_MANY_REQUESTS', 'INTERNAL']);
