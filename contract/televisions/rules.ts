/** A board tells this often, in ms, whether its sound is on. */
export const SOUND_MS = 60_000;

/** A board that has told nothing for this time, in ms, is switched off. */
export const GONE_MS = 3 * SOUND_MS;
