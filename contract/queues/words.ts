/** These words say why a desk cannot call a token. */
export const QUEUE_REFUSALS = {
  noToken: 'This booking has no token to call.',
  taken: 'Another counter has just called this token.',
  otherDay: 'This token is for another day.',
  nobodyWaits: 'Nobody is waiting.',
  noSuchMove: 'Please choose called, complete or noshow.',
} as const;
