/** Interval, in ms, at which a board reports whether its sound is on. */
export const SOUND_MS = 60_000;

/** A board without a report for this time, in ms, counts as switched off. */
export const GONE_MS = 3 * SOUND_MS;
