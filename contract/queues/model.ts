import { z } from 'zod';
import { timeModel } from '#contract/kernel/fields.ts';
import { ROOM_LANGUAGES } from '#contract/presentations/rules.ts';

export const QUEUE_KINDS = ['doctor', 'loan'] as const;
export const queueKindModel = z.enum(QUEUE_KINDS);
export type QueueKind = z.output<typeof queueKindModel>;

/** In order (docs/behaviour.md 7.3). */
export const TOKEN_STATES = ['booked', 'called', 'complete', 'noshow', 'cancelled'] as const;
export const tokenStateModel = z.enum(TOKEN_STATES);
export type TokenState = z.output<typeof tokenStateModel>;

/** Position of a token that is put back: first, behind two others, or last. */
export const placeInLineModel = z.enum(['first', 'third', 'last']);
export type PlaceInLine = z.output<typeof placeInLineModel>;

/** `place` is used for a token that is put back; null: its former position. */
export interface TokenMove {
  state: TokenState;
  place: PlaceInLine | null;
}

export const minutesModel = z.object({ from: z.int(), to: z.int() });
export type Minutes = z.output<typeof minutesModel>;

export const stationModel = z.object({
  id: z.string().nullable(),
  name: z.string(),
  /** Null for a doctor, and for a branch without counters. */
  counterNumber: z.string().nullable(),
  place: z.string(),
  /** Number being served; null before the first call, or if nobody is served. */
  serving: z.int().nullable(),
  /** Last call of that number; calling it again is a new instant. */
  calledAt: z.date().nullable(),
  next: z.array(z.int()),
  waiting: z.int(),
  paused: z.boolean(),
  allPaused: z.boolean(),
  backAt: timeModel.nullable(),
  lateMinutes: z.int(),
  /** Wait for a token taken now; null while the queue does not move. */
  estimate: minutesModel.nullable(),
  /** Gives no new tokens today; those who wait are served. */
  closed: z.boolean(),
});
export type Station = z.output<typeof stationModel>;

/** Public state of a queue today: numbers only, no names. `at` is its time. */
export const boardModel = z.object({
  kind: queueKindModel,
  id: z.string(),
  name: z.string(),
  day: z.string(),
  running: z.int(),
  stations: z.array(stationModel),
  last: z.array(z.object({ number: z.int(), name: z.string(), counterNumber: z.string().nullable() })),
  notice: z.string(),
  hours: z.object({ opensAt: z.string(), closesAt: z.string() }).nullable(),
  languages: z.array(z.enum(ROOM_LANGUAGES)),
  logo: z.string(),
  colour: z.string(),
  at: z.date(),
});
export type Board = z.output<typeof boardModel>;

/** Hours of a clinic ("09:00"), and when to come for this token while it has not opened. */
export const deskModel = z.object({ opensAt: z.string(), closesAt: z.string(), comeAt: z.string() });
export type DeskView = z.output<typeof deskModel>;

/** State of one token. `waitingBefore` and `estimate` are null if there is nothing to wait for. */
export const placeModel = z.object({
  number: z.int().nullable(),
  running: z.int(),
  waitingBefore: z.int().nullable(),
  /** Wait by the measured pace of the day; null without enough data, and while the queue does not move. */
  estimate: minutesModel.nullable(),
  state: tokenStateModel,
  counterNumber: z.string().nullable(),
  paused: z.boolean(),
  backAt: timeModel.nullable(),
  lateMinutes: z.int(),
  day: z.string(),
  over: z.boolean(),
  desk: deskModel.nullable(),
  at: z.date(),
});
export type QueuePlace = z.output<typeof placeModel>;
