import { dayOf, formatShortDay, formatTime } from '#contract/kernel/dates/dates.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { GateConflict } from './model.ts';
import { dayOfConflict } from './rules.ts';

/** These say why a ticket should not have been let in; one that was used before is told by the gates that did. */
const WHY: Partial<Record<ScanResult, string>> = {
  admitted: ' The ticket lets in fewer now.',
  unpaid: ' The ticket is not paid, or was cancelled.',
  wrong_date: ' The ticket is for another day.',
  too_early: ' It came before its time slot.',
  too_late: ' Its time slot was over.',
  wrong_park: ' The ticket is for another park.',
  forged: ' This code was not made by us.',
  unknown: ' No ticket has this code.',
  full: ' The park was full.',
  locked: ' This phone was locked.',
};

/**
 * Tells a conflict by the gates, the times and the persons who let a ticket in: "East gate, 10:31 am, Ravi let in 4." Where
 * they lie on both sides of midnight each has its day: "East gate, Sat, 2 Jan, 11:58 pm, Ravi let in 4."
 */
export function conflictWords({ result, above, sides }: Pick<GateConflict, 'result' | 'above' | 'sides'>): string {
  const isOfOneDay = dayOfConflict({ sides }) !== null;
  const told = sides.map(({ gate, at, by, people }) => {
    const day = isOfOneDay ? null : formatShortDay(dayOf(new Date(at)));
    return [gate, day, formatTime(new Date(at)), `${by || 'somebody'} let in ${people}`].filter(Boolean).join(', ');
  });
  return `${told.join('; ')}. That is ${above} too many.${WHY[result] ?? ''}`;
}

/** These words refuse a phone. */
export const GATE_REFUSALS = {
  locked: (place: string, telephone: string) =>
    `This phone is locked. Please bring it to ${place}${telephone && `, telephone ${telephone}`}.`,
  wasLocked: 'This phone was locked at that time. The owner has been told.',
  otherPhone: 'This name belongs to another phone.',
} as const;
