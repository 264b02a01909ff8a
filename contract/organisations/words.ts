import { formatInstant } from '#contract/kernel/dates/dates.ts';

export const ORGANISATION_REFUSALS = {
  emailTaken: 'This email has an account already. Please sign in.',
  slugTaken: 'This address belongs to somebody else. Please choose another one.',
  ownAccount: 'You are signed in with this account, so it stays active.',
} as const;

export type LimitedThing =
  | 'parks'
  | 'clinics'
  | 'branches'
  | 'shows'
  | 'batches'
  | 'inspectors'
  | 'counters'
  | 'coupons';

export const firstDayIsFull = (most: number, things: LimitedThing, until: Date): string =>
  `In its first day an organisation can add ${most} ${things}. You can add more from ${formatInstant(until)}.`;
