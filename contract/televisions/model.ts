import { z } from 'zod';
import { queueKindModel } from '#contract/queues/model.ts';

export const CODE_DIGITS = 6;
/** Lifetime of a code; the television then gets a new one. */
export const CODE_MS = 10 * 60_000;

export const codeModel = z.string().regex(/^\s*\d(\s*\d){5}\s*$/, 'televisions.noCode');

/** The television polls with its secret, which nobody else knows. */
export const waitingBoardModel = z.object({ code: z.string(), secret: z.string() });
export type WaitingBoard = z.output<typeof waitingBoardModel>;

export const MOST_PLACES = 4;

const QUEUE_NAMED = '[\\w-]{1,64}(?:\\.[\\w-]{1,64})?';

/** Ids of clinics or branches, separated by commas; "clinic.doctor" is the queue of one doctor. */
export const boardIdsModel = z
  .string()
  .regex(new RegExp(`^${QUEUE_NAMED}(?:,${QUEUE_NAMED}){0,11}$`), 'fields.noId')
  .refine((ids) => new Set(ids.split(',').map((id) => id.split('.')[0])).size <= MOST_PLACES, 'televisions.manyPlaces');

export const boardNameModel = z.object({ kind: queueKindModel, id: boardIdsModel });
export type BoardName = z.output<typeof boardNameModel>;
