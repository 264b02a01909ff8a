/** These words say why something is not kept for a park. */
export const PARK_REFUSALS = {
  noPark: 'park name is required',
  lastEntry: 'The last entry is before the park opens. Please enter fewer minutes, or other hours.',
} as const;
