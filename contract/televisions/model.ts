import { z } from 'zod';
import { queueKindModel } from '#contract/queues/model.ts';
import { TELEVISION_REFUSALS } from './words.ts';

/** A television shows this, and somebody who is signed in types it: six digits. */
export const CODE_DIGITS = 6;
/** A code lives so long; a new one comes by itself. */
export const CODE_MS = 10 * 60_000;

/** A code as it is typed: spaces between its digits are no matter. */
export const codeModel = z
  .string()
  .regex(/^\s*\d(\s*\d){5}\s*$/, 'Please type the six digits that the television shows');

/** A television that waits to be told what to show. Its secret alone asks for that. */
export const waitingBoardModel = z.object({ code: z.string(), secret: z.string() });
export type WaitingBoard = z.output<typeof waitingBoardModel>;

/** A board shows the queues of so many clinics or branches at most. */
export const MOST_PLACES = 4;

const QUEUE_NAMED = '[\\w-]{1,64}(?:\\.[\\w-]{1,64})?';

/** The queues of a board: a clinic's or branch's id, or several with commas between them; "clinic.doctor" is one doctor's alone. */
export const boardIdsModel = z
  .string()
  .regex(new RegExp(`^${QUEUE_NAMED}(?:,${QUEUE_NAMED}){0,11}$`), 'This is not an id of Pravesh')
  .refine(
    (ids) => new Set(ids.split(',').map((id) => id.split('.')[0])).size <= MOST_PLACES,
    TELEVISION_REFUSALS.manyPlaces,
  );

/** The board of a clinic or branch, by its id, or of several queues. */
export const boardNameModel = z.object({ kind: queueKindModel, id: boardIdsModel });
export type BoardName = z.output<typeof boardNameModel>;
