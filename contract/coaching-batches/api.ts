import { merchantRenames } from '#contract/kernel/merchant.ts';
import { qrEndpoint, standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { requiredDay, requiredRupees, wire, wireDigits } from '#contract/kernel/wire/wire.ts';
import { batchDraftModel, batchFieldsModel, batchModel } from './model.ts';

const legacy = {
  renames: { batchName: 'name', status: 'active', inTake: 'intake', ...merchantRenames },
  aliases: { coachingName: 'batchName' },
};
const fields = {
  startDate: requiredDay('coaching-batches.noStartDate'),
  endDate: requiredDay('coaching-batches.noEndDate'),
  fee: requiredRupees('coaching-batches.noFee'),
  inTake: wireDigits('coaching-batches.noSeats'),
};

export const BATCH_PAGE = 'coachingbooking';

const body = wire(batchFieldsModel, { ...legacy, fields });
export const batchDraft = wire(batchDraftModel, { ...legacy, fields });

/** The calls of docs/product/calls.md 18. */
export const coachingBatchesApi = {
  ...standardEndpoints({
    path: '/coaching',
    one: 'a batch',
    many: 'batches',
    body,
    draft: batchDraft,
    answer: wire(batchModel, { ...legacy, fields }),
    open: ['list', 'one'],
  }),
  qr: qrEndpoint('/coaching'),
};
