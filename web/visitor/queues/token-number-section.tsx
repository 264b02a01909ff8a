import { dayOf, formatClock, formatDay, formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { TokenNow, TokenPageProps } from '#contract/queues/page.ts';
import { deskIs } from '#contract/queues/rules.ts';
import type { Freshness } from '#web/visitor/platform/live-value.ts';
import { ConnectionLine } from '#web/visitor/ui/connection-line.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { minutesWords, rangeWords, tokenTexts as texts } from './words.ts';

export type Phase =
  | 'waiting'
  | 'near'
  | 'early'
  | 'closed'
  | 'called'
  | 'complete'
  | 'noshow'
  | 'cancelled'
  | 'later'
  | 'over';

/** With this many people ahead a visitor should come near. */
const NEAR = 2;

export function phaseOf({ state, over, day, at, waitingBefore, ...now }: TokenNow): Phase {
  if (state === 'cancelled' || state === 'complete') return state;
  if (over) return 'over';
  if (day > dayOf(new Date(at))) return 'later';
  if (state === 'called' || state === 'noshow') return state;
  const desk = now.desk ? deskIs(now.desk, formatLocalTime(new Date(at)).slice(11), now.running) : 'open';
  if (desk !== 'open') return desk;
  return waitingBefore !== null && waitingBefore <= NEAR ? 'near' : 'waiting';
}

/** Old numbers stay, in grey. */
export function TokenNumberSection(props: TokenPageProps & { freshness: Freshness }) {
  const { kind, doctor, now, freshness } = props;
  const phase = phaseOf(now);
  const isOpen = phase === 'waiting' || phase === 'near' || phase === 'called' || phase === 'noshow';
  return (
    <section className={`token ${phase}${freshness === 'lost' ? ' old' : ''}`}>
      <h1>
        <span>{texts.yours}</span> <b className="num">{now.number}</b>
      </h1>
      {doctor && <p className="doctor">{doctor.name}</p>}
      <p className="state" role="status">
        {stateWords(props, phase)}
      </p>
      {isOpen && <Estimate now={now} />}
      {isOpen && (
        <dl className="tiles num">
          <Tile name={texts.serving} value={now.running || texts.nothing} />
          {kind === 'loan' && <Tile name={texts.counter} value={now.counterNumber ?? texts.nothing} />}
        </dl>
      )}
      {(isOpen || phase === 'early') && <Notices now={now} />}
      <ConnectionLine freshness={freshness} at={now.at} />
    </section>
  );
}

function Tile({ name, value }: { name: string; value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Estimate({ now: { estimate } }: { now: TokenNow }) {
  return estimate && <p className="estimate">{texts.estimate(rangeWords(estimate))}</p>;
}

function Notices({ now: { paused, backAt, lateMinutes } }: { now: TokenNow }) {
  return (
    <>
      {paused && <Notice kind="warn">{backAt ? texts.pausedUntil(formatClock(backAt)) : texts.paused}</Notice>}
      {lateMinutes > 0 && <Notice kind="warn">{texts.late(minutesWords(lateMinutes))}</Notice>}
    </>
  );
}

function stateWords({ kind, doctor, now }: TokenPageProps, phase: Phase): string {
  const { waitingBefore, counterNumber, day } = now;
  switch (phase) {
    case 'called': {
      const place = kind === 'doctor' ? doctor?.name : counterNumber && texts.counterNamed(counterNumber);
      return place ? texts.calledTo(place) : texts.called;
    }
    case 'noshow':
      return kind === 'doctor' ? texts.noshowAtClinic : texts.noshow;
    case 'later':
      return texts.later(formatDay(day), now.desk && formatClock(now.desk.comeAt));
    case 'over':
      return texts.over(formatDay(day));
    case 'early':
      return texts.early(formatClock(now.desk?.opensAt ?? ''), formatClock(now.desk?.comeAt ?? ''));
    case 'closed':
      return texts.closed(formatClock(now.desk?.closesAt ?? ''));
    case 'complete':
    case 'cancelled':
      return texts[phase];
    default:
      return waitingBefore ? texts.waiting(waitingBefore) : texts.next;
  }
}
