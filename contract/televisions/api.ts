import { z } from 'zod';
import { LOAN_STAFF } from '#contract/appointments/api.ts';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { namedId } from '#contract/kernel/fields.ts';
import { queueKindModel } from '#contract/queues/model.ts';
import { boardNameModel, codeModel, waitingBoardModel } from './model.ts';

const soundModel = z.object({ on: z.boolean() });

/** A television gets its place by a code. Not in the original product. */
export const televisionsApi = {
  code: endpoint('POST /televisions/code', {
    access: 'public',
    traffic: 'board',
    summary: 'A code for a television that has no place yet; it lives ten minutes',
    answer: waitingBoardModel,
  }),
  place: endpoint('POST /televisions/place', {
    access: 'public',
    traffic: 'board',
    summary: 'The board that a television was told to show, by its secret; null until somebody has typed its code',
    body: waitingBoardModel.pick({ secret: true }),
    answer: z.object({ board: boardNameModel.nullable() }),
  }),
  show: endpoint('POST /televisions/show', {
    access: LOAN_STAFF,
    traffic: 'gate',
    summary: 'Let the television that shows this code show the board of a clinic or branch',
    body: boardNameModel.extend({ code: codeModel }),
    answer: boardNameModel,
  }),
  sound: endpoint('POST /televisions/sound', {
    access: 'public',
    traffic: 'board',
    summary: 'A display board says that its sound is on, or that nobody has started it',
    body: boardNameModel.extend(soundModel.shape),
    answer: soundModel,
  }),
  silence: endpoint('GET /televisions/sound/:kind/:id', {
    access: LOAN_STAFF,
    summary: 'Whether display boards of a clinic or branch are open now and none of them has sound',
    params: z.object({ kind: queueKindModel, id: namedId }),
    answer: z.object({ silent: z.boolean() }),
  }),
};
