import type { WatchedGate } from '#contract/gates/model.ts';
import { isAway, isLow, lockOf } from '#contract/gates/rules.ts';
import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { formatCount } from '#contract/kernel/money.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/ui/button.tsx';
import { gateTexts as texts } from './words.ts';

interface GateProps {
  gate: WatchedGate;
  now: Date;
  lock: () => void;
  unlock: () => Promise<unknown>;
}

export function GateSection({ gate, now, lock, unlock }: GateProps) {
  const unlocking = useBusyAction(unlock);
  const { battery, charging, waiting, pace } = gate;
  const counts = dayOf(gate.seenAt) === dayOf(now) ? gate.counts : {};
  const power = battery === null ? texts.unknown : `${battery} %${charging ? `, ${texts.charging}` : ''}`;
  const facts: [name: string, value: string | number, isBad?: boolean][] = [
    [texts.battery, power, isLow(gate)],
    [texts.waiting, formatCount(waiting), waiting > 0],
    [texts.pace, isAway(gate, now) ? 0 : pace],
    [texts.letIn, formatCount(counts.admitted ?? 0)],
    [texts.contact, timeWords(gate.seenAt, now)],
    [texts.refused, refusedWords(counts)],
  ];
  return (
    <li
      className="watched-gate"
      data-state={lockOf(gate) === 'none' ? (isAway(gate, now) ? 'away' : 'here') : 'locked'}
    >
      <div className="watched-head">
        <h2>{gate.gate || gate.person}</h2>
        <p>
          {gate.person}
          {gate.parkName && `, ${gate.parkName}`}
        </p>
      </div>
      <p className="watched-state">{stateWords(gate, now)}</p>
      <dl>
        {facts.map(([name, value, isBad]) => (
          <div key={name} data-bad={isBad || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lockOf(gate) === 'none' ? (
        <Button size="small" color="error" variant="outlined" onClick={lock}>
          {texts.lock}
        </Button>
      ) : (
        <Button size="small" variant="outlined" busy={unlocking.busy} onClick={unlocking.start}>
          {texts.unlock}
        </Button>
      )}
    </li>
  );
}

const timeWords = (at: Date, now: Date): string => (dayOf(at) === dayOf(now) ? formatTime(at) : formatInstant(at));

function stateWords(gate: WatchedGate, now: Date): string {
  const lock = lockOf(gate);
  if (lock === 'now') return `${texts.lockedNow}: ${gate.lockReason}`;
  if (lock === 'at next contact') return `${texts.lockLater(timeWords(gate.seenAt, now))}: ${gate.lockReason}`;
  return isAway(gate, now) ? texts.away(timeWords(gate.seenAt, now)) : texts.here;
}

function refusedWords(counts: WatchedGate['counts']): string {
  const refused = Object.entries(texts.causes).flatMap(([cause, words]) => {
    const count = counts[cause as keyof typeof texts.causes] ?? 0;
    return count > 0 ? [`${words} ${count}`] : [];
  });
  return refused.join(', ') || texts.nobodyRefused;
}
