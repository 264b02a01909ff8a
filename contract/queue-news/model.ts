import { z } from 'zod';
import { timeModel } from '#contract/kernel/fields.ts';

export const newsKindModel = z.enum(['late', 'paused', 'moved', 'cancelled']);

/** `news` identifies the content ("late 20"). `day` and `newNumber` are those of the person's present token. */
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
