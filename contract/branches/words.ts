export const BRANCH_REFUSALS = {
  noBranch: 'branch Name is required',
} as const;
