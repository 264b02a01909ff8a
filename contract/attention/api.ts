import { z } from 'zod';
import { endpoint, STAFF } from '#contract/kernel/endpoint.ts';
import { rupees, wire, wireInstant } from '#contract/kernel/wire/wire.ts';
import {
  attentionModel,
  draftAttentionModel,
  gateAttentionModel,
  keysAttentionModel,
  moneyAttentionModel,
  placesAttentionModel,
  queueAttentionModel,
  sellingAttentionModel,
} from './model.ts';

const listOf = <S extends z.ZodRawShape>(item: z.ZodObject<S>, fields: Record<string, z.ZodType>) =>
  z.array(wire(item, { fields }));

const waiting = z.union([
  wire(moneyAttentionModel, {
    fields: {
      amount: rupees,
      items: listOf(moneyAttentionModel.shape.items.element, { amount: rupees, since: wireInstant }),
    },
  }),
  wire(keysAttentionModel, {
    fields: { items: listOf(keysAttentionModel.shape.items.element, { since: wireInstant.nullable() }) },
  }),
  wire(sellingAttentionModel, { fields: { items: listOf(sellingAttentionModel.shape.items.element, {}) } }),
  wire(draftAttentionModel, { fields: { items: listOf(draftAttentionModel.shape.items.element, {}) } }),
  wire(gateAttentionModel, {
    fields: { items: listOf(gateAttentionModel.shape.items.element, { lastAdmittedAt: wireInstant }) },
  }),
  wire(queueAttentionModel, {
    fields: { items: listOf(queueAttentionModel.shape.items.element, { lastCalledAt: wireInstant.nullable() }) },
  }),
  wire(placesAttentionModel, { fields: { items: listOf(placesAttentionModel.shape.items.element, {}) } }),
]);

export const attentionApi = {
  list: endpoint('GET /dashboard/attention', {
    access: STAFF,
    traffic: 'report',
    summary:
      'What waits for a person: payments, refunds, keys, what does not sell, drafts, gates, queues, days sold out or half empty',
    answer: wire(attentionModel, { fields: { at: wireInstant, waiting: z.array(waiting) } }),
  }),
};
