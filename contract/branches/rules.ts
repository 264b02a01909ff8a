import type { FieldIssue } from '#contract/kernel/errors.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { type Branch, type BranchFields, branchFieldsModel } from './model.ts';

export const missingToSell = (
  branch: Partial<Pick<Branch, keyof BranchFields>>,
  { counters }: Pick<PublishingFacts, 'counters'>,
): FieldIssue<Wording>[] =>
  missing([
    ...formProblems(branchFieldsModel, branch),
    counters === 0 && { field: 'counters', message: text('offerings.noCounters') },
  ]);
