/**
 * Axis values from zero: round steps (1, 2 or 5 times a power of ten) up to at least `most`, about four of them, never
 * closer than `unit` (1 for counts, 100 for whole rupees in paise).
 */
export function ticksOf(most: number, unit = 1): readonly number[] {
  const least = Math.max(most / 4, unit);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

/** Label steps in days. From a week on they are whole weeks, so that labels show the same weekday. */
const STEPS = [1, 2, 3, 7, 14, 21, 28, 56, 91, 182];

export const wordStep = (length: number, room: number): number =>
  STEPS.find((step) => Math.ceil(length / step) <= room) ?? length;
