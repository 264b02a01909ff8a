import { type ClinicFields, clinicFieldsModel, type StoredClinic } from '#contract/clinics/model.ts';
import type { FieldIssue } from '#contract/errors.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/words/offerings.ts';

/** What a clinic lacks before visitors may see it: whatever its form asks, and tokens. Who cannot pay online pays there. */
export const missingToPublish = (clinic: Pick<StoredClinic, keyof ClinicFields>): FieldIssue[] =>
  missing([
    ...formProblems(clinicFieldsModel, clinic),
    clinic.tokens === 0 && { field: 'tokens', message: MISSING.tokens },
  ]);
