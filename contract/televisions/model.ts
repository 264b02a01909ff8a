import { z } from 'zod';
import { boardIdsModel, queueKindModel } from '#contract/queues/model.ts';

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

/** The board of a clinic or branch, by its id, or of several queues. */
export const boardNameModel = z.object({ kind: queueKindModel, id: boardIdsModel });
export type BoardName = z.output<typeof boardNameModel>;
