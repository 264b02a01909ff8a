import type { z } from 'zod';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { SaleState } from './model.ts';

/** Lists what the rules of a form find missing or wrong in a record, each in the form's own words. */
export const formProblems = (form: z.ZodType, record: object): FieldIssue[] =>
  (form.safeParse(record).error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));

/** The problems that there are, the first of each field. */
export const missing = (problems: readonly (FieldIssue | false)[]): FieldIssue[] => {
  const found = problems.filter((problem) => problem !== false);
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at);
};

interface Sold {
  published: boolean;
  active: boolean;
  closed: boolean;
  /** A clinic has these: without a doctor nobody can book there. */
  doctorIds?: readonly string[];
}

/** The state of sale of a park, clinic, branch, show or batch, as it is stored (docs/behaviour.md 4.6). */
export const saleState = ({ published, active, closed, doctorIds }: Sold): SaleState => {
  if (!published) return closed ? 'closed' : 'draft';
  return active && doctorIds?.length !== 0 ? 'onSale' : 'paused';
};
