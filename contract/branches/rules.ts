import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/offerings/words.ts';
import { type Branch, type BranchFields, branchFieldsModel } from './model.ts';

export const missingToSell = (
  branch: Partial<Pick<Branch, keyof BranchFields>>,
  { counters }: Pick<PublishingFacts, 'counters'>,
): FieldIssue[] =>
  missing([
    ...formProblems(branchFieldsModel, branch),
    counters === 0 && { field: 'counters', message: MISSING.counters },
  ]);
