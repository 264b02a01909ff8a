import { z } from 'zod';
import { endpoint, STAFF } from '#contract/kernel/endpoint.ts';
import { rupees, wire } from '#contract/kernel/wire/wire.ts';
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

const waiting = z.union([
  wire(moneyAttentionModel, {
    fields: {
      amount: rupees,
      items: z.array(wire(moneyAttentionModel.shape.items.element, { fields: { amount: rupees } })),
    },
  }),
  wire(sellingAttentionModel, { fields: { items: z.array(wire(sellingAttentionModel.shape.items.element)) } }),
  wire(draftAttentionModel, { fields: { items: z.array(wire(draftAttentionModel.shape.items.element)) } }),
  wire(placesAttentionModel, { fields: { items: z.array(wire(placesAttentionModel.shape.items.element)) } }),
  wire(keysAttentionModel),
  wire(gateAttentionModel),
  wire(queueAttentionModel),
]);

export const attentionApi = {
  list: endpoint('GET /dashboard/attention', {
    access: STAFF,
    traffic: 'report',
    summary:
      'What waits for a person: payments, refunds, keys, what does not sell, drafts, gates, queues, days sold out or half empty',
    answer: wire(attentionModel, { fields: { waiting: z.array(waiting) } }),
  }),
};
