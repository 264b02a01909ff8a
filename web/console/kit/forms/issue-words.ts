import type { z } from 'zod';
import { issueText } from '#contract/kernel/plain-words.ts';
import { sayText } from '#web/shared/say.ts';

/**
 * Splits a line of the problem list into its link and the rest: "MID" and " is missing". The product's "is required"
 * lacks the field's name at times; its other messages are kept.
 */
export const problemWords = (label: string, message: string): readonly [link: string, rest: string] =>
  /\brequired$/i.test(message) ? [label, ' is missing'] : [label, `: ${message}`];

export const problemsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), sayText(issueText(issue))]));
