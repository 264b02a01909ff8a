import { z } from 'zod';
import { merchantRenames } from '#contract/kernel/merchant.ts';
import { qrEndpoint, standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { wire, wireDigits } from '#contract/kernel/wire/wire.ts';
import { clinicDraftModel, clinicFields, clinicFieldsModel, clinicModel, endsAfterStart } from './model.ts';

const renames = {
  clinicName: 'name',
  status: 'active',
  startTime: 'opensAt',
  endTime: 'closesAt',
  specilization: 'specialization',
  ...merchantRenames,
};
const fields = {
  fee: wireDigits('clinics.noFee', 100),
  tokens: wireDigits('clinics.noTokens'),
  bookingDays: wireDigits('clinics.noBookingDays'),
};

/** Checked in the dialog before it sends: fee, tokens and days as typed, with the texts of docs/product/forms.md 18. */
export const clinicFormModel = endsAfterStart(clinicFields.extend(fields));

const typedOrNot = (typed: z.ZodType<number, number | string>) =>
  z
    .literal('')
    .transform(() => null)
    .or(typed);
export const clinicDraftFormModel = clinicDraftModel.extend({
  fee: typedOrNot(fields.fee),
  tokens: typedOrNot(fields.tokens),
  bookingDays: fields.bookingDays,
});

export const CLINIC_PAGE = 'doctorbooking';

const body = wire(clinicFieldsModel, { renames, fields });
export const clinicDraft = wire(clinicDraftModel, { renames, fields });

/** The calls of docs/product/calls.md 10. */
export const clinicsApi = {
  ...standardEndpoints({
    path: '/clinic',
    one: 'a clinic',
    many: 'clinics',
    body,
    draft: clinicDraft,
    answer: wire(clinicModel, { renames, fields }),
    open: ['list', 'one'],
  }),
  qr: qrEndpoint('/clinic'),
};
