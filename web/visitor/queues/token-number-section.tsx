import { dayOf, formatLocalTime } from '#contract/kernel/dates/dates.ts';
import { clockText, dayText } from '#contract/kernel/dates/texts.ts';
import type { Minutes } from '#contract/queues/model.ts';
import type { TokenNow, TokenPageProps } from '#contract/queues/page.ts';
import { deskIs } from '#contract/queues/rules.ts';
import { say } from '#web/shared/say.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Freshness } from '#web/visitor/platform/live-value.ts';
import { ConnectionLine } from '#web/visitor/ui/connection-line.tsx';

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

const NOTHING = '–';

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

/** Numbers of a page without contact to the server stay, in grey. */
export function TokenNumberSection(props: TokenPageProps & { freshness: Freshness }) {
  const { kind, doctor, now, freshness } = props;
  const phase = phaseOf(now);
  const isOpen = phase === 'waiting' || phase === 'near' || phase === 'called' || phase === 'noshow';
  return (
    <section className={`token ${phase}${freshness === 'lost' ? ' old' : ''}`}>
      <h1>
        <span>{say('queues.yours')}</span> <b className="num">{now.number}</b>
      </h1>
      {doctor && <p className="doctor">{doctor.name}</p>}
      <p className="state" role="status">
        {stateWords(props, phase)}
      </p>
      {isOpen && <Estimate now={now} />}
      {isOpen && (
        <FactList
          className="tiles num"
          facts={[
            [say('queues.nowServing'), now.running || NOTHING],
            [say('queues.counter'), kind === 'loan' && (now.counterNumber ?? NOTHING)],
          ]}
        />
      )}
      {(isOpen || phase === 'early') && <Notices now={now} />}
      <ConnectionLine freshness={freshness} at={now.at} />
    </section>
  );
}

function Estimate({ now: { estimate } }: { now: TokenNow }) {
  return estimate && <p className="estimate">{say('queues.estimate', { words: estimateWords(estimate) })}</p>;
}

function Notices({ now: { paused, backAt, lateMinutes } }: { now: TokenNow }) {
  return (
    <>
      {paused && (
        <Notice kind="warn">
          {backAt ? say('queues.pausedUntil', { time: clockText(backAt) }) : say('queues.paused')}
        </Notice>
      )}
      {lateMinutes > 0 && <Notice kind="warn">{say('queues.late', { minutes: durationWords(lateMinutes) })}</Notice>}
    </>
  );
}

function stateWords({ kind, doctor, now }: TokenPageProps, phase: Phase): string {
  const { waitingBefore, counterNumber, day } = now;
  switch (phase) {
    case 'called': {
      const place =
        kind === 'doctor' ? doctor?.name : counterNumber && say('queues.counterNamed', { number: counterNumber });
      return place ? say('queues.calledTo', { place }) : say('queues.called');
    }
    case 'noshow':
      return kind === 'doctor' ? say('queues.noshowAtClinic') : say('queues.noshow');
    case 'later':
      return now.desk
        ? say('queues.laterComeAt', { day: dayText(day), come: clockText(now.desk.comeAt) })
        : say('queues.later', { day: dayText(day) });
    case 'over':
      return say('queues.dayOver', { day: dayText(day) });
    case 'early':
      return say('queues.early', {
        opens: clockText(now.desk?.opensAt ?? ''),
        come: clockText(now.desk?.comeAt ?? ''),
      });
    case 'closed':
      return say('queues.hoursOver', { closes: clockText(now.desk?.closesAt ?? '') });
    case 'complete':
      return say('queues.complete');
    case 'cancelled':
      return say('queues.cancelled');
    default:
      return waitingBefore ? say('queues.peopleBefore', { before: waitingBefore }) : say('queues.youAreNext');
  }
}

/** "1 h 15 min" */
const durationWords = (total: number): string =>
  say('queues.duration', { hours: Math.floor(total / 60), minutes: total % 60 });

/** "about 15–25 min": a range, because the wait is an estimate. */
export function estimateWords({ from, to }: Minutes): string {
  if (from === 0) return say('queues.aboutAtMost', { to: durationWords(to) });
  return to < 60
    ? say('queues.aboutMinutes', { from, to: durationWords(to) })
    : say('queues.aboutBetween', { from: durationWords(from), to: durationWords(to) });
}
