import type { z } from 'zod';
import { issueText } from '#contract/kernel/plain-words.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';

/** What people read in English of each problem that a model finds, in order. */
export const problemsIn = ({ error }: { error?: z.ZodError }): string[] =>
  error?.issues.map((issue) => SAY.en(issueText(issue))) ?? [];
