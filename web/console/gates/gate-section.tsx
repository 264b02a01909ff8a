import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import type { WatchedGate } from '#contract/gates/model.ts';
import { isAway, isLow, lockOf, refusedIn, refusesUnusually } from '#contract/gates/rules.ts';
import { formatCount } from '#contract/kernel/money.ts';
import { OpenedSection } from './opened-section.tsx';
import { gateName, gateTexts as texts, timeWords } from './words.ts';

interface GateProps {
  gate: WatchedGate;
  /** All gates, with which its refusals are compared. */
  gates: readonly WatchedGate[];
  now: Date;
  withPark: boolean;
}

interface GateLineProps extends GateProps {
  isOpen: boolean;
  toggle: () => void;
  lock: () => void;
  again: () => void;
}

export function GateSection({ isOpen, toggle, lock, again, ...of }: GateLineProps) {
  const { gate, now } = of;
  const id = useId();
  const lockState = lockOf(gate);
  return (
    <li className="watched-gate" data-state={lockState !== 'none' ? 'locked' : isAway(gate, now) ? 'away' : 'here'}>
      <h3>
        <button
          type="button"
          className="watched-line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          <span>
            <b>{gateName(gate)}</b> <small>{whoWords(of)}</small>
          </span>
          <span className="row watched-facts">
            {factsOf(of).map(({ words, isBad }) => (
              <span key={words} data-bad={isBad || undefined}>
                {words}
              </span>
            ))}
          </span>
          <ChevronRight aria-hidden size={20} />
        </button>
      </h3>
      {isOpen && <OpenedSection id={id} gate={gate} now={now} lock={lock} again={again} />}
    </li>
  );
}

const whoWords = ({ gate, withPark }: GateProps): string =>
  [!gateName(gate).includes(gate.person) && gate.person, withPark && gate.parkName].filter(Boolean).join(', ');

/** What is well is not said: a full battery, nothing to send. */
function factsOf({ gate, gates, now }: GateProps): { words: string; isBad?: boolean }[] {
  const counts = gate.counts;
  const state = stateWords(gate, now);
  return [
    ...(state ? [{ words: state, isBad: lockOf(gate) !== 'none' }] : []),
    { words: texts.letIn(formatCount(counts.admitted ?? 0)) },
    { words: texts.refused(formatCount(refusedIn(counts))), isBad: refusesUnusually(gate, gates, now) },
    ...(isLow(gate) ? [{ words: texts.batteryLow(gate.battery ?? 0), isBad: true }] : []),
    ...(gate.waiting > 0 ? [{ words: texts.waiting(formatCount(gate.waiting)), isBad: true }] : []),
  ];
}

function stateWords(gate: WatchedGate, now: Date): string {
  const lock = lockOf(gate);
  if (lock === 'now') return `${texts.lockedNow}: ${gate.lockReason}`;
  if (lock === 'at next contact') return `${texts.lockLater(timeWords(gate.seenAt, now))}: ${gate.lockReason}`;
  if (!isAway(gate, now)) return '';
  return gate.leftAt ? texts.closed(timeWords(gate.leftAt, now)) : texts.away(timeWords(gate.seenAt, now));
}
