/** Why something is not kept for a park. */
export const PARK_REFUSALS = {
  noPark: 'park name is required',
} as const;
