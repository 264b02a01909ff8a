import { z } from 'zod';

/** The two kinds of queue, by their word on the wire: a doctor's at a clinic, and a branch's. */
export const QUEUE_KINDS = ['doctor', 'loan'] as const;
export const queueKindModel = z.enum(QUEUE_KINDS);
export type QueueKind = z.output<typeof queueKindModel>;

/** What a token goes through (behaviour.md section 7): it waits, is called, and ends. */
export const TOKEN_STATES = ['booked', 'called', 'complete', 'noshow', 'cancelled'] as const;
export const tokenStateModel = z.enum(TOKEN_STATES);
export type TokenState = z.output<typeof tokenStateModel>;
