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

interface PatientRequest extends Omit<RequestInit, 'signal'> {
  /** Milliseconds until nobody waits for the answer any more. */
  patienceMs: number;
  /** Ends the wait earlier. */
  patience?: AbortController;
}

/** Asks our own server; null when no answer came. Throws nothing, and does without what the browsers of televisions lack. */
export function ask(
  url: string,
  { patienceMs, patience = new AbortController(), ...request }: PatientRequest,
): Promise<Response | null> {
  setTimeout(() => patience.abort(), patienceMs);
  return fetch(url, inOwnLanguage({ ...request, signal: patience.signal })).catch(() => null);
}

/** Reads what an answer that is not good says; also of one that is no JSON, for what stands before our server may refuse in HTML. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return { issues: [], code: '', message: '', ...said, status: response.status, ...(retryAfter && { retryAfter }) };
}
