import type { Reply } from '#web/shared/json-calls.ts';
import type { Failure } from '#web/visitor/ui/forms/failed.tsx';
import { formTexts as texts } from '#web/visitor/ui/words.ts';

export type RefusedReply = Extract<Reply<unknown>, { ok: false }>;

/**
 * Words what is told of a call that failed; `otherwise` where the server has no words.
 * @param names what the form calls fields that the call has other names for (page.ts of its noun)
 */
export function failureOf(
  { code, message, issues: sent }: RefusedReply,
  otherwise: string,
  names: Readonly<Record<string, string>> = {},
): Failure {
  const issues = sent.map(({ field, message: words }) => ({ field: names[field] ?? field, message: words }));
  if (code === 'STOPPED') return { title: texts.stopped, message: texts.again, issues, code };
  return { message: message || otherwise, issues, code };
}
