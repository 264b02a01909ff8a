import type { FieldIssue } from '#contract/kernel/errors.ts';
import { spokenLanguage } from './say.ts';

/** A refusal of the server or of a proxy before it. `message` is fit to show, '' where there is none. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  issues: FieldIssue[];
  /** With CHANGED_MEANWHILE: the record as it is now, by whom it was changed, and when. */
  now?: unknown;
  changedBy?: string;
  changedAt?: string;
  /** In seconds. */
  retryAfter?: number;
}

interface PatientRequest extends Omit<RequestInit, 'signal'> {
  /** In milliseconds. */
  patienceMs: number;
  patience?: AbortController;
}

/** Null without an answer. Never throws; works in old browsers of televisions. */
export function ask(
  url: string,
  { patienceMs, patience = new AbortController(), ...request }: PatientRequest,
): Promise<Response | null> {
  // Not cleared by the answer: a body that stalls is ended, too.
  setTimeout(() => patience.abort(), patienceMs);
  const headers = { ...request.headers, 'x-language': spokenLanguage() };
  return fetch(url, { ...request, headers, signal: patience.signal }).catch(() => null);
}

/** Reads refusals that are no JSON, too: a proxy before our server may refuse in HTML. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return { issues: [], code: '', message: '', ...said, status: response.status, ...(retryAfter && { retryAfter }) };
}
