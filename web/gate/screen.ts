import type { LucideIcon } from 'lucide-react';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hand from 'lucide-react/icons/hand';
import History from 'lucide-react/icons/history';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { countsOf, familyOf, peopleIn } from '#contract/admissions/rules.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { slotVerdict } from '#contract/passes/texts.ts';
import { say, sayText } from '#web/shared/say.ts';
import { type ScanOutcome, shortOf } from './outcome.ts';
import type { Signal } from './scanning/signals.ts';
import { resultTexts as texts } from './words.ts';

interface Screen {
  tone: Signal;
  icon: LucideIcon;
  title: string;
}

type Look = [tone: Signal, icon: LucideIcon, title: string | ((outcome: ScanOutcome) => string)];

/** Screens of docs/experience.md 4.2; they differ in lightness. */
const LOOKS: Partial<Record<ScanOutcome['result'], Look>> = {
  admitted: ['good', Check, (outcome) => texts.letIn(movedBy(outcome))],
  by_hand: ['good', Hand, (outcome) => texts.letIn(movedBy(outcome))],
  let_out: ['good', LogOut, (outcome) => texts.letOut(movedBy(outcome))],
  how_many: ['unknown', Users, texts.howMany],
  already_scanned: ['used', Repeat, texts.used],
  full: ['bad', Users, texts.full],
  not_inside: ['bad', LogOut, texts.notInside],
  wrong_date: ['bad', CalendarX, ({ visitDate }) => texts.forDay(visitDate)],
  too_early: ['bad', Clock, (outcome) => sayText(slotVerdict('too_early', outcome))],
  too_late: ['bad', Clock, (outcome) => sayText(slotVerdict('too_late', outcome))],
  wrong_park: ['bad', MapPin, texts.otherPark],
  unpaid: ['bad', IndianRupee, texts.notPaid],
  old_code: ['bad', History, texts.oldCode],
  forged: ['bad', X, texts.forged],
  unchecked: ['open', CloudOff, texts.unchecked],
};
const CANCELLED: Look = ['bad', X, texts.cancelled];
const UNKNOWN: Look = [
  'unknown',
  CircleQuestionMark,
  ({ code }) => say(shortOf(code) ? 'passes.noSuchCode' : 'passes.noTicket'),
];

export function screenOf(outcome: ScanOutcome): Screen {
  const isCancelled = outcome.result === 'unpaid' && outcome.status === 'refunded';
  const [tone, icon, title] = isCancelled ? CANCELLED : (LOOKS[outcome.result] ?? UNKNOWN);
  return { tone, icon, title: typeof title === 'string' ? title : title(outcome) };
}

export function movedBy({ people, counts, lines = [] }: ScanOutcome): number | undefined {
  if (!counts) return people;
  return peopleIn(countsOf(counts), familyOf(countsOf(lines), people ?? 0));
}

/** As printed on the ticket; of a foreign code the beginning. */
export function codeOf({ code }: Pick<ScanOutcome, 'code'>): string {
  const short = shortOf(code);
  return short ? shortCodeOf(short) : code.slice(0, 8);
}
