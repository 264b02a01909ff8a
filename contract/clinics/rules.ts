import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/offerings/words.ts';
import { type ClinicFields, clinicFieldsModel, type StoredClinic } from './model.ts';

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

/** "2-41, Greenlands Road, Ameerpet, Hyderabad": where patients go. */
export const clinicAddress = ({ address, area, city }: Pick<ClinicFields, 'address' | 'area' | 'city'>): string =>
  [address, area, city].filter(Boolean).join(', ');
