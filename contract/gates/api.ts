import { z } from 'zod';
import { endpoint, type Role } from '#contract/kernel/endpoint.ts';
import {
  deviceModel,
  gateFiguresModel,
  gateMessageModel,
  gateNameModel,
  gateStateModel,
  gateTextModel,
  lockReasonModel,
  supervisionModel,
  wipedModel,
} from './model.ts';

/** An owner sees all gates, a supervisor those of its park. */
const SUPERVISORS: readonly Role[] = ['owner', 'supervisor'];

/** Devices at the gates with their messages and locks. Not in the original product. */
export const gatesApi = {
  state: endpoint('POST /gates/state', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary: 'A phone at a gate says how it stands, and hears what it is told',
    body: gateStateModel,
    answer: z.object({
      messages: z.array(gateMessageModel),
      locked: z.string().nullable().describe('Why this phone is locked; null while it is not.'),
      gate: z.string().nullable().describe('The name that the owner gave this gate; null while it has its own.'),
    }),
  }),
  watch: endpoint('GET /gates/list', {
    access: SUPERVISORS,
    traffic: 'report',
    summary:
      'All phones at the gates of the last seven days as they stand, the messages of today, and conflicts until twelve hours after somebody has read them',
    answer: supervisionModel,
  }),
  figures: endpoint('GET /gates/figures', {
    access: SUPERVISORS,
    traffic: 'report',
    summary:
      'Today at the gates in counts: people who have a ticket and who came, hour by hour; refused, by hand, undone',
    answer: gateFiguresModel,
  }),
  tell: endpoint('POST /gates/tell', {
    access: SUPERVISORS,
    traffic: 'gate',
    summary: 'Show a message at one gate, or at all of a park, until it is read there',
    body: z.object({
      device: deviceModel.nullish(),
      parkId: z.string().nullish(),
      text: gateTextModel,
      urgent: z.boolean().nullish(),
    }),
    answer: gateMessageModel,
  }),
  name: endpoint('POST /gates/name', {
    access: SUPERVISORS,
    traffic: 'gate',
    summary: 'Name the gate at which a phone is; an empty name gives it its own back',
    body: z.object({ device: deviceModel, name: gateNameModel }),
    answer: z.object({ ok: z.literal(true) }),
  }),
  lock: endpoint('POST /gates/lock', {
    access: SUPERVISORS,
    traffic: 'gate',
    summary: 'Lock a lost phone: its session ends, it gets no grant, and it keeps nothing from its next contact on',
    body: z.object({ device: deviceModel, reason: lockReasonModel }),
    answer: z.object({ ok: z.literal(true) }),
  }),
  unlock: endpoint('POST /gates/unlock', {
    access: SUPERVISORS,
    traffic: 'gate',
    summary: 'Let a phone be a gate again',
    body: z.object({ device: deviceModel }),
    answer: z.object({ ok: z.literal(true) }),
  }),
  read: endpoint('POST /gates/read', {
    access: SUPERVISORS,
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
