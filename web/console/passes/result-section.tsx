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
import { partWords } from '#contract/admissions/words.ts';
import { categoryNamed } from '#contract/fees/rules.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { slotVerdict, UNKNOWN_CODES } from '#contract/passes/words.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import { labelOf } from '#web/console/admissions/how-many-section.tsx';
import { type ScanOutcome, shortOf } from '#web/console/admissions/queries.ts';
import { admissionTexts } from '#web/console/admissions/words.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import type { Signal } from '#web/console/platform/scanning/signals.ts';
import { say, sayText } from '#web/shared/say.ts';

import './result.css';

interface Screen {
  tone: Signal;
  icon: LucideIcon;
  title: string;
}

const bad = (icon: LucideIcon, title: string): Screen => ({ tone: 'bad', icon, title });

/** "For Sat 3 Jan" fits a phone in large letters. */
const shortDay = (day: string): string =>
  formatDay(day)
    .replace(',', '')
    .replace(/ \d{4}$/, '');

/** Screens of docs/experience.md 4.2; they differ in lightness. */
export function screenOf(outcome: ScanOutcome): Screen {
  const { result, status, visitDate, code } = outcome;
  const people = nowOf(outcome);
  switch (result) {
    case 'admitted':
      return { tone: 'good', icon: Check, title: `Let in ${people ?? ''}`.trim() };
    case 'by_hand':
      return { tone: 'good', icon: Hand, title: `Let in ${people ?? ''}`.trim() };
    case 'let_out':
      return { tone: 'good', icon: LogOut, title: `Out ${people ?? ''}`.trim() };
    case 'full':
      return bad(Users, 'Full');
    case 'not_inside':
      return bad(LogOut, 'Not inside');
    case 'how_many':
      return { tone: 'unknown', icon: Users, title: 'How many?' };
    case 'already_scanned':
      return { tone: 'used', icon: Repeat, title: 'Used' };
    case 'wrong_date':
      return bad(CalendarX, visitDate ? `For ${shortDay(visitDate)}` : 'Other day');
    case 'too_early':
    case 'too_late':
      return bad(Clock, slotVerdict(result, outcome));
    case 'wrong_park':
      return bad(MapPin, 'Other park');
    case 'unpaid':
      return status === 'refunded' ? bad(X, 'Cancelled') : bad(IndianRupee, 'Not paid');
    case 'old_code':
      return bad(History, 'Old code');
    case 'unchecked':
      return { tone: 'open', icon: CloudOff, title: 'Not checked' };
    case 'forged':
      return bad(X, 'Not our ticket');
    default:
      return {
        tone: 'unknown',
        icon: CircleQuestionMark,
        title: UNKNOWN_CODES[shortOf(code) ? 'code' : 'other'].title,
      };
  }
}

const STATUS_WORDS = { pending: 'Pending', awaited: 'Awaited', failed: 'Failure', aborted: 'Aborted' } as Record<
  string,
  string
>;

function nowOf({ people, counts, lines = [] }: ScanOutcome): number | undefined {
  if (!counts) return people;
  return peopleIn(countsOf(counts), familyOf(countsOf(lines), people ?? 0));
}

/** "3 of 5 let in, 2 to come"; '' if the whole ticket came at once. */
function partsSaid(outcome: ScanOutcome): string {
  const { result, left, lines = [], people } = outcome;
  if (result !== 'admitted' || !left || people === undefined || nowOf(outcome) === people) return '';
  return partWords(people - peopleIn(countsOf(left), familyOf(countsOf(lines), people)), people);
}

interface ResultProps {
  outcome: ScanOutcome;
  again: () => void;
  letIn: () => void;
  close: () => void;
}

/** Readable at arm's length and without colours. */
export function ResultSection({ outcome, again, letIn, close }: ResultProps) {
  const { tone, icon: Icon, title } = screenOf(outcome);
  const checkedHere = outcome.offline && tone !== 'open';
  return (
    <section
      className={`gate-result gate-${tone}${checkedHere ? ' offline' : ''}`}
      role="alert"
      data-result={outcome.result}
    >
      {checkedHere && (
        <p className="gate-offline">
          <CloudOff aria-hidden size={40} />
          Checked offline
        </p>
      )}
      <div className="gate-verdict">
        <Icon aria-hidden className="gate-icon" strokeWidth={2.75} />
        <h2>{title}</h2>
      </div>
      <Details outcome={outcome} />
      <div className="gate-actions">
        {outcome.result === 'unpaid' && outcome.status !== 'refunded' && <Button onClick={again}>Check again</Button>}
        {outcome.result === 'unchecked' && <Button onClick={again}>Check again</Button>}
        {outcome.result === 'old_code' && <Button onClick={letIn}>{`Let in ${outcome.people} and note it`}</Button>}
        {outcome.result === 'unchecked' && outcome.offline && <Button onClick={letIn}>Let in and note it</Button>}
        <Button onClick={close}>Next ticket</Button>
      </div>
    </section>
  );
}

type Lines = NonNullable<ScanOutcome['lines']>;
const wordsOf = (lines: Lines): string => lines.map(({ label, quantity }) => `${quantity} ${label}`).join(', ');
/** Cars and cameras are listed apart from people, because another gate or a look checks them. */
const isThing = ({ category }: Lines[number]): boolean => categoryNamed(category)?.people === 0;

/** As printed on the ticket; of a foreign code the beginning. */
export function codeOf({ code }: Pick<ScanOutcome, 'code'>): string {
  const short = shortOf(code);
  return short ? shortCodeOf(short) : code.slice(0, 8);
}

/** The title says everything here, so that the message is left out. */
const SAID: readonly ScanOutcome['result'][] = ['admitted', 'let_out', 'too_early', 'too_late'];

function Details({ outcome }: { outcome: ScanOutcome }) {
  const {
    result,
    message,
    lines = [],
    people,
    visitDate,
    slot = null,
    slotUntil = null,
    status,
    offline,
    used,
  } = outcome;
  const shown = outcome.counts ? outcome.counts.map((kind) => ({ ...kind, label: labelOf(kind.category) })) : lines;
  const things = wordsOf(shown.filter(isThing));
  const who = wordsOf(shown.filter((line) => !isThing(line))) || (people ? say('tickets.people', { people }) : '');
  const facts = [
    partsSaid(outcome),
    outcome.inside ? admissionTexts.inside(outcome.inside.people, outcome.inside.limit) : '',
    visitDate && result !== 'wrong_date' && result !== 'already_scanned'
      ? [formatDay(visitDate), sayText(slotTextOf({ slot, slotUntil }) ?? '')].filter(Boolean).join(', ')
      : '',
    result === 'unpaid' && status ? STATUS_WORDS[status] : '',
    result === 'wrong_park' ? 'It was not used here. Please ask the visitor to show it at its own park.' : '',
    offline && result === 'admitted' ? 'Will be sent when the network is back' : '',
  ];
  return (
    <div className="gate-details">
      {used && <p className="gate-when">{used}</p>}
      {!SAID.includes(result) && <p className="gate-message">{message}</p>}
      {who && <p className="gate-people">{who}</p>}
      {things && <p className="gate-things">{things}</p>}
      {facts.filter(Boolean).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {outcome.code && <p className="gate-code">{codeOf(outcome)}</p>}
    </div>
  );
}
