import type { z } from 'zod';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { issueText } from '#contract/kernel/plain-words.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { SaleState } from './model.ts';

export const formProblems = (form: z.ZodType, record: object): FieldIssue<Wording>[] =>
  (form.safeParse(record).error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.'),
    message: issueText(issue),
  }));

export const missing = (problems: readonly (FieldIssue<Wording> | false)[]): FieldIssue<Wording>[] => {
  const found = problems.filter((problem) => problem !== false);
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at);
};

interface Sold {
  published: boolean;
  active: boolean;
  closed: boolean;
  doctorIds?: readonly string[];
}

/** State of sale of a stored offering (docs/behaviour.md 4.6). */
export const saleState = ({ published, active, closed, doctorIds }: Sold): SaleState => {
  if (!published) return closed ? 'closed' : 'draft';
  return active && doctorIds?.length !== 0 ? 'onSale' : 'paused';
};

/** `rise`: in per cent, or in paise; negative lowers. */
export type PriceChange = { by: 'percent' | 'amount'; rise: number };

const RUPEE = 100;

/** Per cent are rounded to whole rupees, half up. Negative where a price would fall below nothing. */
export const changedPrice = (price: Paise, { by, rise }: PriceChange): Paise =>
  by === 'amount' ? price + rise : Math.round((price * (100 + rise)) / 100 / RUPEE) * RUPEE;
