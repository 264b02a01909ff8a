import { z } from 'zod';
import { kindPriceModel } from '#contract/day-prices/model.ts';
import { WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { endpoint, MANAGERS } from '#contract/kernel/endpoint.ts';
import { dayModel } from '#contract/kernel/fields.ts';
import { rupees, wire } from '#contract/kernel/wire/wire.ts';
import {
  bookedKind,
  heldModel,
  MOST_AT_ONCE,
  manyChangedModel,
  manyChangeModel,
  manyFieldsModel,
  offeringKind,
  previewModel,
  publishingModel,
} from './model.ts';

const one = z.object({ kind: offeringKind, id: z.string().min(1).max(64) });

const prices = z.array(kindPriceModel.extend({ price: rupees })).optional();
const manyFields = wire(manyFieldsModel, { fields: { fee: rupees.optional(), prices } });
const manyChange = manyChangeModel.extend({ was: manyFields, to: manyFields });

/** Calls shared by parks, clinics, branches, shows and batches. Not in the original product (docs/behaviour.md 4.6). */
export const offeringsApi = {
  publishing: endpoint('GET /offering/:kind/:id', {
    access: MANAGERS,
    summary: 'Its state of sale, and what is missing to sell',
    params: one,
    answer: publishingModel,
  }),
  many: endpoint('POST /offering/:kind/many', {
    access: MANAGERS,
    summary: 'Put on sale, pause, close or price many at once; one that is refused, with its reason, stops no other',
    params: one.pick({ kind: true }),
    body: z.object({ changes: z.array(manyChange).min(1).max(MOST_AT_ONCE) }),
    answer: manyChangedModel,
  }),
  held: endpoint('GET /offering/:kind/:id/held', {
    access: MANAGERS,
    summary: 'How many hold something there, and what they paid: to be asked before it is paused or removed',
    params: one.extend({ kind: bookedKind }),
    answer: wire(heldModel, { fields: { paid: rupees, comingPaid: rupees } }),
  }),
  standing: endpoint('GET /offering/:kind/:id/standing', {
    access: MANAGERS,
    summary:
      'How many bookings stand on a day, to be asked before it is made a day off; of a show or a batch, which are for all of their days, all',
    params: one.extend({ kind: bookedKind }),
    query: z.object({
      day: dayModel.optional().describe('Absent: today.'),
      weekday: z.enum(WEEKDAYS).optional().describe('With it: on all such days from that day on.'),
    }),
    answer: heldModel.pick({ bookings: true }),
  }),
  preview: endpoint('POST /offering/:kind/:id/preview', {
    access: MANAGERS,
    summary: 'A link to its booking page, for ten minutes, also while it is a draft',
    params: one,
    answer: wire(previewModel),
  }),
};
