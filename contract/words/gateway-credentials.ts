/** Why keys are not added; `offering` is the word of what they are for. */
export const CREDENTIAL_REFUSALS = {
  oneOnly: (offering: string) => `This ${offering} has payment credentials already. Please edit those.`,
} as const;
