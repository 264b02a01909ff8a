/** Why a counter is not added or changed. */
export const COUNTER_REFUSALS = {
  mobileTaken: 'This mobile number has a counter login already. Please use another one.',
} as const;
