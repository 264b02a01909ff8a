import type { FieldIssue } from '#contract/errors.ts';

/** What came back of a call: the answer, or words that are fit to show. `status` 0 means that no answer came at all. */
export type Reply<T> =
  | { ok: true; answer: T }
  | {
      ok: false;
      status: number;
      code: string;
      message: string;
      issues: FieldIssue[];
      /** Seconds that the server asks for before the next try. */
      retryAfter?: number;
    };

const silence: Reply<never> = { ok: false, status: 0, code: 'NO_ANSWER', message: '', issues: [] };

/** How long a phone on a poor network waits before it is told so. Sending again is safe: the key names the request. */
const PATIENCE_MS = 40_000;

/** Posts JSON to our own server; never throws. `idempotencyKey` makes the same request count once, however often it is sent. */
export async function postJson<T>(url: string, body: unknown, idempotencyKey?: string): Promise<Reply<T>> {
  const key: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { ok, status, headers } = response;
    // What stands before our server may refuse in HTML.
    const answer: unknown = await (ok ? response.json() : response.json().catch(() => null));
    if (ok) return { ok, answer: answer as T };
    const retryAfter = Number(headers.get('Retry-After')) || undefined;
    return { issues: [], code: '', message: '', ...(answer as object), ok, status, retryAfter };
  } catch {
    return silence;
  }
}
