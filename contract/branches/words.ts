/** These words say why something is not kept for a branch. */
export const BRANCH_REFUSALS = {
  noBranch: 'branch Name is required',
} as const;
