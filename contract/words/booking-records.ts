import { type Day, formatDay } from '#contract/dates.ts';

/** What staff are told who cannot move a booking to another day. */
export const MOVE_REFUSALS = {
  otherKind: 'Only park tickets can be moved to another day.',
  notPaid: 'This ticket is not paid, so there is nothing to move.',
  void: 'This ticket is void, so it cannot be moved.',
  used: 'This ticket was used at the gate, so it cannot be moved.',
  sameDay: (day: Day) => `This ticket is for ${formatDay(day)} already.`,
  meanwhile: 'This ticket has changed meanwhile. Please look at it again.',
};
