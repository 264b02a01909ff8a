import type { FieldIssue } from '#contract/errors.ts';
import { postForm } from '#web/platform/post-form.ts';
import { postJson, type Reply } from '#web/platform/post-json.ts';
import { formTexts as texts } from './messages/shared.ts';

/** Why a booking did not get through, in words for the visitor; `stale` asks for the page to be loaded again. */
export interface Failure {
  message: string;
  issues: FieldIssue[];
  stale: boolean;
}

interface CardForm {
  url: string;
  encRequest: string;
  access_code: string;
}

/** What is told of a call that failed; `otherwise` where the server has no words. */
export function failureOf(reply: Extract<Reply<unknown>, { ok: false }>, otherwise: string): Failure {
  const message = reply.status === 0 ? texts.offline : reply.message || otherwise;
  return { message, issues: reply.issues, stale: reply.code === 'PRICE_CHANGED' };
}

/** Starts a card payment and leaves for the bank's page. Answers only when that failed. */
export async function payByCard(call: string, payment: object): Promise<Failure | null> {
  const started = await postJson<CardForm>(call, payment);
  if (!started.ok) return failureOf(started, texts.notStarted);
  const { url, encRequest, access_code } = started.answer;
  postForm(url, { encRequest, access_code });
  return null;
}
