import { fullText, partText } from '#contract/admissions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { clockText, dayText, momentText, shortDayText } from '#contract/kernel/dates/texts.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { ScanResult } from './model.ts';

export interface ScanFacts {
  isCode?: boolean;
  people?: number;
  visitDate?: Day;
  slot?: string | null;
  slotUntil?: string | null;
  day?: Day;
  status?: PaymentStatus;
  parkName?: string;
  firstScannedAt?: Date | null;
  firstGate?: string | null;
  parts?: { now: number; letIn: number; left: number; inside: { people: number; limit: number | null } };
  out?: boolean;
}

export function scanText(result: ScanResult, facts: ScanFacts): Text {
  const { people = 1, parts, parkName: park, status = 'pending' } = facts;
  switch (result) {
    case 'admitted':
      return letInText(parts, people);
    case 'let_out':
      return text('passes.letOut', { people: parts?.now ?? 1 });
    case 'how_many':
      return text(facts.out ? 'passes.howManyOut' : 'passes.howMany', { people: parts?.left ?? 0 });
    case 'not_inside':
      return text('passes.notInside');
    case 'full':
      return fullText(parts?.inside.people ?? 0, parts?.inside.limit ?? 0);
    case 'already_scanned':
      return usedText(facts);
    case 'wrong_date':
      return otherDayText(facts);
    case 'too_early':
    case 'too_late':
      return text('passes.sentence', { words: slotVerdict(result, facts) });
    case 'wrong_park':
      return park ? text('passes.forPark', { park }) : text('passes.otherPark');
    case 'forged':
      return text('passes.forged');
    case 'unknown':
      return facts.isCode ? text('passes.unknownCode') : text('passes.unknownText');
    case 'unpaid':
    // Never answers to a scan: people let in by hand, and conflicts of a locked device.
    case 'by_hand':
    case 'locked':
      return text('passes.unpaid', { status });
  }
}

function letInText(parts: ScanFacts['parts'], people: number): Text {
  if (!parts) return text('passes.letIn', { people });
  const { now, letIn } = parts;
  return now === people
    ? text('passes.letIn', { people: now })
    : text('passes.letInPart', { people: now, part: partText(letIn, people) });
}

function usedText({ firstScannedAt, firstGate: gate }: ScanFacts): Text {
  if (!firstScannedAt) return text('passes.used');
  const moment = momentText(firstScannedAt);
  return gate ? text('passes.usedAt', { moment, gate }) : text('passes.usedOn', { moment });
}

export const slotVerdict = (result: 'too_early' | 'too_late', { slot, slotUntil }: ScanFacts): Text =>
  result === 'too_early'
    ? text('passes.tooEarly', { time: clockText(slot ?? '') })
    : text('passes.tooLate', { time: clockText(slotUntil ?? '') });

function otherDayText({ visitDate, day: today }: ScanFacts): Text {
  if (!visitDate) return text('passes.otherDay');
  const day = dayText(visitDate);
  return today && visitDate < today ? text('passes.dayOver', { day }) : text('passes.forDay', { day });
}

const MINUTE_MS = 60_000;

/** "2 min ago at East gate". `place` "here": this gate. */
export function usedAgoText(at: Date, place: string | null, now: Date): Text {
  const when = agoText(Math.floor((now.getTime() - at.getTime()) / MINUTE_MS), at);
  if (!place) return when;
  return place === 'here' ? text('passes.usedHere', { when }) : text('passes.usedElsewhere', { when, place });
}

function agoText(minutes: number, at: Date): Text {
  if (minutes < 1) return text('passes.justNow');
  if (minutes < 60) return text('passes.minutesAgo', { minutes });
  return minutes < 24 * 60
    ? text('passes.hoursAgo', { hours: Math.floor(minutes / 60) })
    : text('passes.onDay', { day: shortDayText(dayOf(at)) });
}
