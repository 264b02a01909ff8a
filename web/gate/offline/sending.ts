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
  // The server counts the scans of a ticket in their order, so all of them wait for the one at which it failed.
  const failed = new Set<string>();
  for (const scan of scans) {
    if (failed.has(scan.short)) continue;
    if (!mayGoOn()) return;
    const reply = await sendOne(scan);
    if (reply === 'none') return;
    if (reply === 'failure') failed.add(scan.short);
  }
  for (const hand of hands) {
    if (!mayGoOn()) return;
    const conflict = { scanId: hand.scanId, short: hand.code ?? '', at: hand.scannedAt };
    const reply = await replyTo(conflict, () => sendHand(hand));
    if (reply === 'none') return;
    if (reply === 'decision') waitingHands.remove(hand.scanId);
  }
  // The list names surplus people, over all gates.
  if (scans.length > 0) await updateList().catch(() => undefined);
}

async function sendOne(kept: WaitingScan): Promise<Reply> {
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
  const reply = await replyTo({ scanId, short, at: scannedAt }, send);
  if (reply !== 'decision') return reply;
  // A scan that was undone during the request stays, and is sent again with the undo.
  const isUndone = !undo && waiting.get(scanId)?.undo;
  if (!isUndone) waiting.remove(waitingId(kept));
  return reply;
}

/** A `failure` concerns this scan alone, which is sent again later; after `none` the others wait, too. */
type Reply = 'decision' | 'failure' | 'none';

/** A refused scan becomes a conflict, so that nothing is lost silently. */
async function replyTo(conflict: Omit<Conflict, 'message'>, send: () => Promise<unknown>): Promise<Reply> {
  try {
    await send();
    server.noteAnswer(true);
  } catch (problem) {
    if (!(problem instanceof AppError) || CONCERNS_ALL.has(problem.code)) return 'none';
    if (problem.code === 'INTERNAL') return 'failure';
    conflicts.put(conflict.scanId, { ...conflict, message: problem.message });
  }
  return 'decision';
}

const CONCERNS_ALL = new Set<ErrorCode>(['UNAVAILABLE', 'NOT_SIGNED_IN', 'PHONE_LOCKED', 'TOO_MANY_REQUESTS']);
