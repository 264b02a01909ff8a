import { useLayoutEffect } from 'react';

/**
 * Reads once what a field held before React hydrated it: typed, ticked or tapped before the scripts came, or brought back by
 * the browser. React leaves it in the field, but the next drawing of a controlled field would write the old value over it.
 */
export function useEarlyAnswer(read: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at hydration counts.
  useLayoutEffect(read, []);
}
