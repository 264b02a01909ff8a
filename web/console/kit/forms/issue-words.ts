import type { z } from 'zod';

/**
 * A line of our own lists, as its link and the rest: "MID" and " is missing". The product says of an empty field
 * that something "is required", at times not of what; other words of its stay.
 */
export const problemWords = (label: string, message: string): readonly [link: string, rest: string] =>
  /\brequired$/i.test(message) ? [label, ' is missing'] : [label, `: ${message}`];

/** The first problem of each field, by its name; of a list or group, by the names joined with dots. */
export const problemsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
