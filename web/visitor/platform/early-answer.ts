import { useLayoutEffect } from 'react';

/**
 * Reads once what a field held before hydration (typed, ticked or restored by the browser). React leaves the value, but
 * the next render of a controlled field would overwrite it.
 */
export function useEarlyAnswer(read: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at hydration counts.
  useLayoutEffect(read, []);
}
