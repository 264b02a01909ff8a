import type { SandboxState } from './gateway.ts';
import type { JournalEntry } from './journal.ts';
import type { LedgerPayment } from './ledger.ts';

const PATIENCE_MS = 10_000;

type About = Pick<JournalEntry, 'command' | 'merchantId' | 'orderId' | 'trackingId' | 'word'>;

/** Returns the HTTP status, or 0 without an answer; never rejects, because a gateway does not care. */
export async function post(
  gateway: SandboxState,
  url: string,
  message: Record<string, string> | string,
  about: About,
): Promise<number> {
  const answered = await statusOfPost(url, message);
  gateway.journal.note({ direction: 'out', path: pathOf(url), ...about, answered });
  return answered;
}

/** Sends as many copies as the switches say, all at once; none without an address. */
export async function sendTimes(
  gateway: SandboxState,
  url: string | undefined,
  message: Record<string, string> | string,
  { merchantId, orderId, trackingId }: LedgerPayment,
  word: string,
): Promise<void> {
  const { notify, notifyCopies } = gateway.switchboard.of(orderId);
  if (!url || notify === 'none') return;
  const about = { command: 'notify', merchantId, orderId, trackingId, word };
  await Promise.all(Array.from({ length: notifyCopies }, () => post(gateway, url, message, about)));
}

async function statusOfPost(url: string, message: Record<string, string> | string): Promise<number> {
  try {
    const isJson = typeof message === 'string';
    const body = isJson ? message : new URLSearchParams(message);
    const headers: Record<string, string> = isJson ? { 'content-type': 'application/json' } : {};
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '(not an address)';
}
