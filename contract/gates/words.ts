import { dayOf, formatShortDay, formatTime } from '#contract/kernel/dates/dates.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { GateConflict } from './model.ts';
import { dayOfConflict } from './rules.ts';

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
 * "East gate, 10:31 am, Ravi let in 4." With the day if the admissions are on both sides of midnight: "East gate, Sat,
 * 2 Jan, 11:58 pm, Ravi let in 4."
 */
export function conflictWords({ result, above, sides }: Pick<GateConflict, 'result' | 'above' | 'sides'>): string {
  const isOfOneDay = dayOfConflict({ sides }) !== null;
  const told = sides.map(({ gate, at, by, people }) => {
    const day = isOfOneDay ? null : formatShortDay(dayOf(new Date(at)));
    return [gate, day, formatTime(new Date(at)), `${by || 'somebody'} let in ${people}`].filter(Boolean).join(', ');
  });
  return `${told.join('; ')}. That is ${above} too many.${WHY[result] ?? ''}`;
}

export const GATE_REFUSALS = {
  locked: (place: string, telephone: string) =>
    `This phone is locked. Please bring it to ${place}${telephone && `, telephone ${telephone}`}.`,
  wasLocked: 'This phone was locked at that time. The owner has been told.',
  otherPhone: 'This name belongs to another phone.',
} as const;
