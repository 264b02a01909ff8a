import { z } from 'zod';
import { LOAN_STAFF } from '#contract/appointments/api.ts';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { namedId } from '#contract/kernel/fields.ts';
import { wireInstant } from '#contract/kernel/wire/wire.ts';
import { queueKindModel } from '#contract/queues/model.ts';
import { queueNewsModel } from './model.ts';

const place = z.object({ kind: queueKindModel, id: namedId });
const answer = z.object({ people: z.array(queueNewsModel.extend({ toldAt: wireInstant.nullable() })) });

/** Not in the original product. */
export const queueNewsApi = {
  people: endpoint('GET /queue/news/:kind/:id', {
    access: LOAN_STAFF,
    summary: 'Who has to be told that a queue of today is late or pauses, or that their token is moved or cancelled',
    params: place,
    answer,
  }),
  tell: endpoint('POST /queue/news', {
    access: LOAN_STAFF,
    summary: 'Take it on to tell one person, or take that back; 409 when another has told them, or the news is older',
    body: place.extend({
      bookingId: namedId,
      news: z.string().max(120),
      told: z.boolean().default(true),
    }),
    answer,
  }),
};
