import { type ClinicFields, clinicFieldsModel, type StoredClinic } from '#contract/clinics/model.ts';
import type { FieldIssue } from '#contract/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/words/offerings.ts';

/** A clinic needs, before visitors may see it, whatever its form asks, tokens, and a way to pay where it charges a fee; what is missing is answered. */
export const missingToPublish = (
  clinic: Pick<StoredClinic, keyof ClinicFields>,
  { hasKeys }: Pick<PublishingFacts, 'hasKeys'>,
): FieldIssue[] =>
  missing([
    ...formProblems(clinicFieldsModel, clinic),
    clinic.tokens === 0 && { field: 'tokens', message: MISSING.tokens },
    (clinic.fee ?? 0) > 0 && !hasKeys && { field: 'keys', message: MISSING.keys },
  ]);
