import { useLayoutEffect } from 'react';

/** Reads once what was typed or restored before hydration; the next render of the field would overwrite it. */
export function useEarlyAnswer(read: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at hydration counts.
  useLayoutEffect(read, []);
}
