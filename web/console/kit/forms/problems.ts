import type { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import { issueText } from '#contract/kernel/plain-words.ts';
import { sayText } from '#web/shared/say.ts';

/** Message by field; '' is the form as a whole. */
export type Problems = Record<string, string>;

/** Splits into "MID" (the link) and " is missing". The product's "is required" lacks the field's name at times. */
export const problemWords = (label: string, message: string): readonly [link: string, rest: string] =>
  /\brequired$/i.test(message) ? [label, ' is missing'] : [label, `: ${message}`];

export const problemsOf = (issues: readonly z.core.$ZodIssue[]): Problems =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), sayText(issueText(issue))]));

export function refusalOf(error: Error, values: object): Problems {
  const issues = error instanceof AppError ? (error.details.issues ?? []) : [];
  const named = issues.filter(({ field }) => field.split('.')[0]! in values);
  return { '': error.message, ...Object.fromEntries(named.map(({ field, message }) => [field, sayText(message)])) };
}

export const problemWithin = (problems: Problems, name: string): string | undefined =>
  problems[name] ?? Object.entries(problems).find(([field]) => field.startsWith(`${name}.`))?.[1];

const having = (problems: Problems, isKept: (field: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => isKept(field)));

export function withoutRefusal(problems: Problems, name: string): Problems {
  const left = having(problems, (field) => field !== name && !field.startsWith(`${name}.`));
  return Object.keys(left).some(Boolean) ? left : {};
}

export const stillWrong = (problems: Problems, name: string, found: Problems): Problems =>
  having(problems, (field) => field !== name && field in found);
