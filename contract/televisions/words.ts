/** These words say why a television does not show a place. */
export const TELEVISION_REFUSALS = {
  unknownCode: 'No television shows this code now. Please type the code that it shows at this moment.',
} as const;
