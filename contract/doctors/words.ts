/** These words say why a list of doctors is not taken. */
export const DOCTOR_REFUSALS = {
  notListed: 'One of these doctors is not in your list.',
} as const;
