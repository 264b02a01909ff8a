import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { dayModel } from '#contract/kernel/fields.ts';
import { wire, wireInstant } from '#contract/kernel/wire/wire.ts';
import { byHandModel, gateDayModel, gateHitModel, handledModel, insideModel, undoModel } from './model.ts';

const AT_GATES = ['inspector', 'owner', 'admin'] as const;
const LOOKING = [...AT_GATES, 'supervisor'] as const;

export const admissionsApi = {
  undo: endpoint('POST /admissions/undo', {
    access: AT_GATES,
    traffic: 'gate',
    summary: 'Take back an admission or an exit within a minute, with a reason, which stays on record',
    body: undoModel.extend({ at: wireInstant.nullish() }),
    answer: z.object({ undone: z.literal(true), people: z.int(), inside: insideModel.nullable() }),
  }),
  byHand: endpoint('POST /admissions/byhand', {
    access: AT_GATES,
    traffic: 'gate',
    summary: 'Let people in by hand, with a reason; they are counted apart from those with tickets',
    body: byHandModel.extend({ scannedAt: wireInstant.nullish() }),
    answer: z.object({
      result: z.enum(['by_hand', 'full']),
      people: z.int(),
      message: z.string(),
      inside: insideModel.nullable(),
    }),
  }),
  search: endpoint('GET /admissions/search', {
    access: LOOKING,
    traffic: 'gate',
    summary: 'Paid tickets of today by a name or the last digits of a mobile number, at most eight',
    query: z.object({ text: z.string().max(100) }),
    answer: z.array(gateHitModel),
  }),
  day: endpoint('GET /admissions/day', {
    access: LOOKING,
    summary: 'What the gates of each park did on a day: people inside now, let in, by hand, and taken back',
    query: z.object({ day: dayModel.optional().describe('Absent: today.') }),
    answer: z.array(gateDayModel.extend({ handled: z.array(wire(handledModel)) })),
  }),
};
