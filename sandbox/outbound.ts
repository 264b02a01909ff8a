import type { Gateway } from './gateway.ts';
import type { JournalEntry } from './journal.ts';

const PATIENCE_MS = 10_000;

/**
 * Posts a form to the merchant as the real gateway's servers do and journals it. Promises the HTTP status, or 0 when
 * nobody answered; it never rejects, because a gateway does not care.
 */
export async function postForm(
  gateway: Gateway,
  url: string,
  fields: Record<string, string>,
  about: Pick<JournalEntry, 'command' | 'merchantId' | 'orderId' | 'trackingId' | 'word'>,
): Promise<number> {
  const answered = await statusOfPost(url, fields);
  gateway.journal.note({ direction: 'out', path: pathOf(url), ...about, answered });
  return answered;
}

async function statusOfPost(url: string, fields: Record<string, string>): Promise<number> {
  try {
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '(not an address)';
}
