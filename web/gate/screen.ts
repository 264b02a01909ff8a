import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hand from 'lucide-react/icons/hand';
import History from 'lucide-react/icons/history';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import type { Inside } from '#contract/admissions/model.ts';
import { countsOf, familyOf, peopleIn } from '#contract/admissions/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { shortDayText } from '#contract/kernel/dates/texts.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { slotVerdict } from '#contract/passes/texts.ts';
import { say, sayText } from '#web/shared/say.ts';
import { type ScanOutcome, shortOf } from './outcome.ts';
import type { Signal } from './scanning/signals.ts';

interface Screen {
  tone: Signal;
  icon: LucideIcon;
  title: string;
}

type Look = [tone: Signal, icon: LucideIcon, title: Text | ((outcome: ScanOutcome) => Text)];

/** Screens of docs/experience.md 4.2; they differ in lightness. */
const LOOKS: Record<Exclude<ScanOutcome['result'], 'unknown'>, Look> = {
  admitted: ['good', Check, (outcome) => text('gates.letIn', { people: movedBy(outcome) ?? 0 })],
  by_hand: ['good', Hand, (outcome) => text('gates.letIn', { people: movedBy(outcome) ?? 0 })],
  let_out: ['out', ArrowRight, (outcome) => text('gates.letOut', { people: movedBy(outcome) ?? 0 })],
  how_many: ['unknown', Users, text('gates.howMany')],
  already_scanned: ['used', Repeat, text('gates.used')],
  full: ['bad', Users, text('gates.full')],
  not_inside: ['bad', ArrowRight, text('gates.notInside')],
  just_in: ['unknown', ArrowRight, text('gates.justIn')],
  wrong_date: [
    'bad',
    CalendarX,
    ({ visitDate }) => (visitDate ? text('gates.forDay', { day: dayWords(visitDate) }) : text('gates.otherDay')),
  ],
  too_early: ['bad', Clock, (outcome) => slotVerdict('too_early', outcome)],
  too_late: ['bad', Clock, (outcome) => slotVerdict('too_late', outcome)],
  wrong_park: ['bad', MapPin, text('gates.otherPark')],
  unpaid: ['bad', IndianRupee, text('gates.notPaid')],
  old_code: ['bad', History, text('gates.oldCode')],
  forged: ['bad', X, text('gates.forged')],
  locked: ['bad', Lock, text('gates.phoneLocked')],
  unchecked: ['open', CloudOff, text('gates.unchecked')],
};
const CANCELLED: Look = ['bad', X, text('gates.cancelled')];
const UNKNOWN: Look = [
  'unknown',
  CircleQuestionMark,
  ({ code }) => (shortOf(code) ? text('passes.noSuchCode') : text('passes.noTicket')),
];

/** A newer server may answer what this page does not know yet. */
const lookOf = ({ result }: ScanOutcome): Look => (result === 'unknown' ? UNKNOWN : (LOOKS[result] ?? LOOKS.unchecked));

export function screenOf(outcome: ScanOutcome): Screen {
  const isCancelled = outcome.result === 'unpaid' && outcome.status === 'refunded';
  const [tone, icon, title] = isCancelled ? CANCELLED : lookOf(outcome);
  return { tone, icon, title: sayText(typeof title === 'function' ? title(outcome) : title) };
}

/** Without its comma, to stand in a title. */
const dayWords = (day: Day): string => sayText(shortDayText(day)).replace(',', '');

export const insideWords = ({ people, limit }: Inside): string =>
  limit === null ? say('gates.inside', { people }) : say('gates.insideOf', { people, limit });

export function movedBy({ people, counts, lines = [] }: ScanOutcome): number | undefined {
  if (!counts) return people;
  return peopleIn(countsOf(counts), familyOf(countsOf(lines), people ?? 0));
}

/** As printed on the ticket; of a foreign code the site or the beginning. */
export function codeOf({ code }: Pick<ScanOutcome, 'code'>): string {
  const short = shortOf(code);
  return short ? shortCodeOf(short) : (siteOf(code) ?? code.slice(0, 8));
}

/** "zoo.example" of a web address, which says more than its first letters. */
const siteOf = (code: string): string | undefined => /^https?:\/\/(?:www\.)?([^/?#]{1,40})/i.exec(code)?.[1];
