import { z } from 'zod';
import { countedKindsModel, insideModel } from '#contract/admissions/model.ts';
import { deviceModel } from '#contract/gates/model.ts';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { wireInstant } from '#contract/kernel/wire/wire.ts';
import { ticketAnswer } from '#contract/tickets/api.ts';
import { scanRequestModel, scanResultModel } from './model.ts';

const listQuery = z.object({
  since: wireInstant.optional().describe('The asOf of the last list: what is new. Absent: all.'),
  after: z
    .string()
    .regex(/^\d{1,17} .{1,64}$/s)
    .optional()
    .describe('The next of the page before.'),
  changed: z
    .string()
    .max(32)
    .optional()
    .describe('The tag of the changed tickets that the gate has: they are told if they are others by now.'),
  deviceId: deviceModel
    .optional()
    .describe('The phone, as scans name it: it knows what it let in itself, and is not told.'),
});
export type ListQuery = z.output<typeof listQuery>;

export const passesApi = {
  scan: endpoint('POST /ticketbooking/scan', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary: 'Let a ticket in at a gate: once, whatever the number of gates and repeats',
    body: scanRequestModel.extend({ scannedAt: wireInstant.nullish() }),
    answer: z.object({
      result: scanResultModel,
      booking: ticketAnswer.optional(),
      firstScannedAt: wireInstant.nullish(),
      firstGate: z.string().nullish(),
      message: z.string(),
      counts: countedKindsModel.optional(),
      left: countedKindsModel.optional(),
      inside: insideModel.optional(),
    }),
  }),
  list: endpoint('GET /passes/list', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary:
      'Tickets that were used, moved, cut or cancelled, and what gates let in too much: for gates without a network, signed',
    query: listQuery,
    /** `list`: GatePage of contract/gates as JSON. `signature`: of exactly that text, by the key of GET /passes/key. */
    answer: z.object({ list: z.string(), signature: z.string() }),
  }),
  grant: endpoint('GET /passes/grant/:device', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary: 'Let this device check tickets without a network, for twelve hours at most',
    params: z.object({ device: z.string().regex(/^[0-9A-Z]{52}$/) }),
    query: z.object({ gate: z.string().max(64).optional().describe('The device as scans name it.') }),
    answer: z.object({ grant: z.string() }),
  }),
  publicKey: endpoint('GET /passes/key', {
    access: 'public',
    traffic: 'gate',
    summary: 'The public key with which anyone can check a pass offline',
    answer: z.object({ keyId: z.string(), algorithm: z.literal('Ed25519'), publicKey: z.string() }),
  }),
};
