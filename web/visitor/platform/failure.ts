import type { Reply } from '#web/shared/json-calls.ts';
import type { Failure } from '#web/visitor/ui/forms/failed.tsx';
import { formTexts as texts } from '#web/visitor/ui/words.ts';

export type RefusedReply = Extract<Reply<unknown>, { ok: false }>;

/** Words for a failed call, else `otherwise`. `names`: field names of the call → of the form (page.ts). */
export function failureOf(
  { code, message, issues: sent }: RefusedReply,
  otherwise: string,
  names: Readonly<Record<string, string>> = {},
): Failure {
  const issues = sent.map(({ field, message: words }) => ({ field: names[field] ?? field, message: words }));
  if (code === 'STOPPED') return { title: texts.stopped, message: texts.again, issues, code };
  return { message: message || otherwise, issues, code };
}
