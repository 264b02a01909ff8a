import { z } from 'zod';
import { timeModel } from '#contract/kernel/fields.ts';

export const newsKindModel = z.enum(['late', 'paused', 'moved', 'cancelled']);

/**
 * What one person in a queue has to be told, and who has told them. `news` names it exactly, such as "late 20": after a
 * change everybody has to be told again. `day` and `newNumber` are those of the token now.
 */
export const queueNewsModel = z.object({
  bookingId: z.string(),
  doctorId: z.string(),
  number: z.int(),
  personName: z.string(),
  mobile: z.string(),
  kind: newsKindModel,
  news: z.string(),
  lateMinutes: z.int(),
  backAt: timeModel.nullable(),
  day: z.string(),
  newNumber: z.int().nullable(),
  newDoctor: z.string(),
  toldBy: z.string().nullable(),
  toldAt: z.date().nullable(),
  /** Told by the caller, who alone can take that back. */
  isOwn: z.boolean(),
});
export type QueueNews = z.output<typeof queueNewsModel>;
