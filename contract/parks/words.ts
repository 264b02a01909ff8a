export const PARK_REFUSALS = {
  noPark: 'park name is required',
  lastEntry: 'The last entry is before the park opens. Please enter fewer minutes, or other hours.',
} as const;
