import type { z } from 'zod';

/** The first problem of each field, by its name; of a list or group, by the names joined with dots. */
export const problemsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
