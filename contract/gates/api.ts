import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { wireInstant } from '#contract/kernel/wire/wire.ts';
import { scanResultModel } from '#contract/passes/model.ts';
import { deviceModel, gateSideModel, gateStateModel, gateTextModel, lockReasonModel, wipedModel } from './model.ts';

const message = z.object({
  id: z.string(),
  text: z.string(),
  urgent: z.boolean(),
  sentAt: wireInstant,
  sentBy: z.string(),
});

const watched = gateStateModel.omit({ key: true, seen: true }).extend({
  parkId: z.string().nullable(),
  parkName: z.string().nullable(),
  person: z.string(),
  seenAt: wireInstant,
  lockedAt: wireInstant.nullable(),
  lockReason: z.string().nullable(),
  wipedAt: wireInstant.nullable(),
});

/** Devices at the gates with their messages and locks. Not in the original product. */
export const gatesApi = {
  state: endpoint('POST /gates/state', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary: 'A phone at a gate says how it stands, and hears what it is told',
    body: gateStateModel,
    answer: z.object({
      messages: z.array(message),
      locked: z.string().nullable().describe('Why this phone is locked; null while it is not.'),
    }),
  }),
  watch: endpoint('GET /gates/list', {
    access: ['owner'],
    traffic: 'report',
    summary:
      'All phones at the gates of the last seven days as they stand, the messages of today, and conflicts until twelve hours after somebody has read them',
    answer: z.object({
      gates: z.array(watched),
      messages: z.array(
        message.extend({
          device: z.string().nullable(),
          parkId: z.string().nullable(),
          seen: z.array(z.object({ device: z.string(), by: z.string() })),
        }),
      ),
      conflicts: z.array(
        z.object({
          scanId: z.string(),
          bookingId: z.string().nullable(),
          parkId: z.string().nullable(),
          result: scanResultModel,
          above: z.int(),
          sides: z.array(gateSideModel),
          readAt: wireInstant.nullable(),
          readBy: z.string().nullable(),
        }),
      ),
      asOf: wireInstant,
    }),
  }),
  tell: endpoint('POST /gates/tell', {
    access: ['owner'],
    traffic: 'gate',
    summary: 'Show a message at one gate, or at all of a park, until it is read there',
    body: z.object({
      device: deviceModel.nullish(),
      parkId: z.string().nullish(),
      text: gateTextModel,
      urgent: z.boolean().nullish(),
    }),
    answer: message,
  }),
  lock: endpoint('POST /gates/lock', {
    access: ['owner'],
    traffic: 'gate',
    summary: 'Lock a lost phone: its session ends, it gets no grant, and it keeps nothing from its next contact on',
    body: z.object({ device: deviceModel, reason: lockReasonModel }),
    answer: z.object({ ok: z.literal(true) }),
  }),
  unlock: endpoint('POST /gates/unlock', {
    access: ['owner'],
    traffic: 'gate',
    summary: 'Let a phone be a gate again',
    body: z.object({ device: deviceModel }),
    answer: z.object({ ok: z.literal(true) }),
  }),
  read: endpoint('POST /gates/read', {
    access: ['owner'],
    traffic: 'gate',
    summary: 'A conflict has been read',
    body: z.object({ scanId: z.string().max(64) }),
    answer: z.object({ ok: z.literal(true) }),
  }),
  wiped: endpoint('POST /gates/wiped', {
    access: 'public',
    traffic: 'gate',
    summary: 'A phone says, signed by its own key, that nothing of its gate is left on it',
    body: wipedModel,
    answer: z.object({ ok: z.literal(true) }),
  }),
  lockOf: endpoint('GET /gates/lock/:device', {
    access: 'public',
    traffic: 'gate',
    summary: 'Whether a phone is locked, for its own page on which nobody is signed in any more',
    params: z.object({ device: deviceModel }),
    query: z.object({ organisation: z.string().max(26).default('') }),
    answer: z.object({
      locked: z
        .object({ reason: z.string(), message: z.string().describe('Says where to bring the phone.') })
        .nullable(),
    }),
  }),
};
