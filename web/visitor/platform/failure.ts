import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { Reply } from '#web/shared/json-calls.ts';
import { say } from '#web/shared/say.ts';

export interface Failure {
  message: string;
  title?: string;
  issues: FieldIssue[];
  code: string;
}

export type RefusedReply = Extract<Reply<unknown>, { ok: false }>;

/** Words for a failed call, else `otherwise`. `names`: field names of the call → of the form (page.ts). */
export function failureOf(
  { code, message, issues: sent }: RefusedReply,
  otherwise: string,
  names: Readonly<Record<string, string>> = {},
): Failure {
  const issues = sent.map(({ field, message: words }) => ({ field: names[field] ?? field, message: words }));
  if (code === 'STOPPED') return { title: say('ui.stopped'), message: say('ui.tryAgain'), issues, code };
  return { message: message || otherwise, issues, code };
}
