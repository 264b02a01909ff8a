import type { FieldIssue } from '#contract/kernel/errors.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { type ClinicFields, clinicFieldsModel, type StoredClinic } from './model.ts';

/** Lists what a clinic lacks to sell: required fields, tokens, and keys if it has a MID. Without a MID it takes cash. */
export const missingToSell = (
  clinic: Pick<StoredClinic, keyof ClinicFields>,
  { hasKeys }: Pick<PublishingFacts, 'hasKeys'>,
): FieldIssue<Wording>[] =>
  missing([
    ...formProblems(clinicFieldsModel, clinic),
    clinic.doctorIds.length === 0 && { field: 'doctorName', message: text('offerings.noDoctors') },
    clinic.tokens === 0 && { field: 'tokens', message: text('offerings.noTokens') },
    (clinic.fee ?? 0) > 0 &&
      clinic.merchantId !== '' &&
      !hasKeys && { field: 'keys', message: text('offerings.onlyCashWithoutKeys') },
  ]);

export const clinicAddress = ({ address, area, city }: Pick<ClinicFields, 'address' | 'area' | 'city'>): string =>
  [address, area, city].filter(Boolean).join(', ');
