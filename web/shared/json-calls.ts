import { ask, type Refusal, refusalOf } from './ask.ts';

/** `status` 0: no answer came at all. */
export type Reply<T> = { ok: true; answer: T } | ({ ok: false } & Refusal);

const SILENCE: Reply<never> = { ok: false, status: 0, code: 'NO_ANSWER', message: '', issues: [] };

const READING_MS = 20_000;
/** For a phone on a poor network. Sending again is safe: the key names the request. */
const SENDING_MS = 40_000;

export async function getJson<T>(url: string): Promise<T | null> {
  const response = await ask(url, { patienceMs: READING_MS });
  return response?.ok ? response.json().catch(() => null) : null;
}

/** Never throws. `idempotencyKey` makes the same request count once, however often it is sent. */
export async function postJson<T>(url: string, body: unknown, idempotencyKey?: string): Promise<Reply<T>> {
  const key: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
  const response = await ask(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...key },
    body: JSON.stringify(body),
    patienceMs: SENDING_MS,
  });
  if (!response) return SILENCE;
  if (!response.ok) return { ...(await refusalOf(response)), ok: false };
  return response.json().then(
    (answer) => ({ ok: true, answer }),
    () => SILENCE,
  );
}
