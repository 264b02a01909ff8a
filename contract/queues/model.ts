import { z } from 'zod';
import { timeModel } from '#contract/kernel/fields.ts';
import { ROOM_LANGUAGES } from '#contract/presentations/rules.ts';

/** The two kinds of queue, by their word on the wire: a doctor's at a clinic, and a branch's. */
export const QUEUE_KINDS = ['doctor', 'loan'] as const;
export const queueKindModel = z.enum(QUEUE_KINDS);
export type QueueKind = z.output<typeof queueKindModel>;

/** A token goes through these (docs/behaviour.md 7.3): it waits, is called, and ends. */
export const TOKEN_STATES = ['booked', 'called', 'complete', 'noshow', 'cancelled'] as const;
export const tokenStateModel = z.enum(TOKEN_STATES);
export type TokenState = z.output<typeof tokenStateModel>;

/** A token is put back among those who wait as the first, behind two others, or as the last. */
export const placeInLineModel = z.enum(['first', 'third', 'last']);
export type PlaceInLine = z.output<typeof placeInLineModel>;

/** Staff move a token so. `place` is heard where it is put back; null: where it stood before. */
export interface TokenMove {
  state: TokenState;
  place: PlaceInLine | null;
}

/** A range of minutes that is honest about what nobody knows better. */
export const minutesModel = z.object({ from: z.int(), to: z.int() });
export type Minutes = z.output<typeof minutesModel>;

/** One place where people are called to: a doctor, or a counter of a branch. */
export const stationModel = z.object({
  /** The doctor's or the counter's id; null for a branch without counters. */
  id: z.string().nullable(),
  /** "Dr Meera Nair", "Counter 3". */
  name: z.string(),
  /** The clinic or branch, where the board shows several; else ''. */
  place: z.string(),
  /** The number being served there now; null before the first call, or when nobody is. */
  serving: z.int().nullable(),
  /** Somebody called that number last at this time; calling it again is a new instant. Null when nobody is served. */
  calledAt: z.date().nullable(),
  /** The next numbers, at most three; at a branch all counters share them. */
  next: z.array(z.int()),
  waiting: z.int(),
  paused: z.boolean(),
  /** It pauses because its whole branch does; a doctor pauses alone. */
  allPaused: z.boolean(),
  /** It pauses until this time ("11:15"), where its desk said so and that is still to come. */
  backAt: timeModel.nullable(),
  lateMinutes: z.int(),
  /** Somebody who takes a token now waits so long; null while it does not move, as for `placeModel`. */
  estimate: minutesModel.nullable(),
  /** Its desk gives no new tokens today; those who wait are served. */
  closed: z.boolean(),
});
export type Station = z.output<typeof stationModel>;

/** Everybody may know this of a queue today: numbers, and nobody's name. `at` is when it was so. */
export const boardModel = z.object({
  kind: queueKindModel,
  id: z.string(),
  name: z.string(),
  day: z.string(),
  /** The highest number that was called today; 0 before the first. */
  running: z.int(),
  stations: z.array(stationModel),
  /** The last five that were called and are not served now, the latest first, and where to. */
  last: z.array(z.object({ number: z.int(), name: z.string() })),
  /** A line of the owner's; ''. */
  notice: z.string(),
  /** The hours of the clinic; null where none are known, or where the board shows several. */
  hours: z.object({ opensAt: z.string(), closesAt: z.string() }).nullable(),
  /** The room is told everything in these, the first one first. */
  languages: z.array(z.enum(ROOM_LANGUAGES)),
  /** The organisation's; '' where it has none. White words can be read on the colour. */
  logo: z.string(),
  colour: z.string(),
  at: z.date(),
});
export type Board = z.output<typeof boardModel>;

/** The hours of a clinic, "09:00", and when to come for this token while it has not opened. */
export const deskModel = z.object({ opensAt: z.string(), closesAt: z.string(), comeAt: z.string() });
export type DeskView = z.output<typeof deskModel>;

/** This is where one's own token stands. `waitingBefore` and the estimate are null where there is nothing to wait for. */
export const placeModel = z.object({
  number: z.int().nullable(),
  running: z.int(),
  waitingBefore: z.int().nullable(),
  /** The estimate comes from the measured pace of the day; null until there is enough to say, and while the queue does not move. */
  estimate: minutesModel.nullable(),
  state: tokenStateModel,
  counterNumber: z.string().nullable(),
  paused: z.boolean(),
  /** The queue pauses until this time, as at a station. */
  backAt: timeModel.nullable(),
  lateMinutes: z.int(),
  day: z.string(),
  /** The day of the token is over. */
  over: z.boolean(),
  /** Null when its day is over, and where no hours are known, as at a branch. */
  desk: deskModel.nullable(),
  at: z.date(),
});
export type QueuePlace = z.output<typeof placeModel>;
