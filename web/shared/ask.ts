import type { FieldIssue } from '#contract/kernel/errors.ts';
import { inOwnLanguage } from './words/asked.ts';

/** A refusal says why the server, or what stands before it, said no; the words are fit to show, and empty where there are none. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  issues: FieldIssue[];
  /** CHANGED_MEANWHILE comes with these: the record as it is now, by whom it was changed, and when. */
  now?: unknown;
  changedBy?: string;
  changedAt?: string;
  /** Seconds that the server asks for before the next try. */
  retryAfter?: number;
}

interface PatientRequest extends RequestInit {
  /** Milliseconds until nobody waits for the answer any more. */
  patienceMs: number;
}

/**
 * Asks our own server; null when no answer came. Throws nothing but the AbortError of a caller who broke off by their own
 * `signal`. Does without what the browsers of televisions lack.
 */
export async function ask(url: string, { patienceMs, signal, ...request }: PatientRequest): Promise<Response | null> {
  const patience = new AbortController();
  const giveUp = (): void => patience.abort();
  setTimeout(giveUp, patienceMs);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await fetch(url, inOwnLanguage({ ...request, signal: patience.signal }));
  } catch (error) {
    // A caller may also set a time limit of its own by `signal`: that is no answer either.
    if (signal?.aborted && signal.reason?.name === 'AbortError') throw error;
    return null;
  }
}

/** Reads what an answer that is not good says; also of one that is no JSON, for what stands before our server may refuse in HTML. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return { issues: [], code: '', message: '', ...said, status: response.status, ...(retryAfter && { retryAfter }) };
}
