import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { wireInstant } from '#contract/kernel/wire.ts';
import { ticketAnswer } from '#contract/tickets/api.ts';
import { changedTicketModel, scanRequestModel, scanResultModel } from './model.ts';

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
    }),
  }),
  changed: endpoint('GET /passes/changed', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary:
      'Tickets that were moved, cut or cancelled while an older code of yesterday or later is out: for gates without a network',
    /** `asOf` is the time of the list, and by it a gate knows how wrong its own clock is. */
    answer: z.object({ tickets: z.array(changedTicketModel), asOf: wireInstant }),
  }),
  grant: endpoint('GET /passes/grant/:device', {
    access: ['inspector', 'owner', 'admin'],
    traffic: 'gate',
    summary: 'Let this device check tickets without a network, for twelve hours at most',
    params: z.object({ device: z.string().regex(/^[0-9A-Z]{52}$/) }),
    answer: z.object({ grant: z.string() }),
  }),
  publicKey: endpoint('GET /passes/key', {
    access: 'public',
    traffic: 'gate',
    summary: 'The public key with which anyone can check a pass offline',
    answer: z.object({ keyId: z.string(), algorithm: z.literal('Ed25519'), publicKey: z.string() }),
  }),
};
