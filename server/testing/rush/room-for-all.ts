import { CLASSES } from '#server/kernel/traffic/classes.ts';

/** Places for all who come: what a rush does to places and money is seen only when all of it is let in. */
export const ROOM_FOR_ALL = Object.fromEntries(
  Object.entries(CLASSES).map(([name, share]) => [name, { ...share, atOnce: Number.POSITIVE_INFINITY }]),
) as typeof CLASSES;
