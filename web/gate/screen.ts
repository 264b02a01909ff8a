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

const bad = (icon: LucideIcon, title: string): Screen => ({ tone: 'bad', icon, title });

/** Screens of docs/experience.md 4.2; they differ in lightness. */
export function screenOf(outcome: ScanOutcome): Screen {
  const { result, status, visitDate, code } = outcome;
  const people = movedBy(outcome);
  switch (result) {
    case 'admitted':
      return { tone: 'good', icon: Check, title: texts.letIn(people) };
    case 'by_hand':
      return { tone: 'good', icon: Hand, title: texts.letIn(people) };
    case 'let_out':
      return { tone: 'good', icon: LogOut, title: texts.letOut(people) };
    case 'full':
      return bad(Users, texts.full);
    case 'not_inside':
      return bad(LogOut, texts.notInside);
    case 'how_many':
      return { tone: 'unknown', icon: Users, title: texts.howMany };
    case 'already_scanned':
      return { tone: 'used', icon: Repeat, title: texts.used };
    case 'wrong_date':
      return bad(CalendarX, texts.forDay(visitDate));
    case 'too_early':
    case 'too_late':
      return bad(Clock, sayText(slotVerdict(result, outcome)));
    case 'wrong_park':
      return bad(MapPin, texts.otherPark);
    case 'unpaid':
      return status === 'refunded' ? bad(X, texts.cancelled) : bad(IndianRupee, texts.notPaid);
    case 'old_code':
      return bad(History, texts.oldCode);
    case 'unchecked':
      return { tone: 'open', icon: CloudOff, title: texts.unchecked };
    case 'forged':
      return bad(X, texts.forged);
    default:
      return {
        tone: 'unknown',
        icon: CircleQuestionMark,
        title: shortOf(code) ? say('passes.noSuchCode') : say('passes.noTicket'),
      };
  }
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
