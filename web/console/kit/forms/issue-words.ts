import type { z } from 'zod';

/** Labels of the product that nobody outside it reads, in plain words. */
const PLAIN: Readonly<Record<string, string>> = { MID: 'Merchant id', mid: 'Merchant id' };

/**
 * A line of our own lists, as its link and the rest: "Merchant id" and " is missing". The product says of an empty field
 * that something "is required", at times not of what; other words of its stay.
 */
export const problemWords = (label: string, message: string): readonly [link: string, rest: string] =>
  /\brequired$/i.test(message) ? [PLAIN[label] ?? label, ' is missing'] : [label, `: ${message}`];

/** The first problem of each field, by its name; of a list or group, by the names joined with dots. */
export const problemsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
