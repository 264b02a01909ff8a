import type { z } from 'zod';
import { uiTexts } from '#web/ui/texts.ts';

type Issue = z.core.$ZodIssue;

/** The words of a rule that was broken. Rules carry their own; what a schema says of types and sizes alone is put plainly. */
export function issueWords(issue: Issue): string {
  if (/^(Invalid input|Invalid option|Unrecognized)/.test(issue.message)) return uiTexts.notValid;
  if (issue.code === 'too_small' && issue.message.startsWith('Too small')) return uiTexts.atLeast(issue.minimum);
  if (issue.code === 'too_big' && issue.message.startsWith('Too big')) return uiTexts.atMost(issue.maximum);
  return issue.message;
}

/** The first problem of each field, by its name; of a list or group, by the names joined with dots. */
export const problemsOf = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issueWords(issue)]));
