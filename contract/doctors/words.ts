export const DOCTOR_REFUSALS = {
  notListed: 'One of these doctors is not in your list.',
} as const;
