import { useState } from 'react';
import type { WatchedGate } from '#contract/gates/model.ts';
import { isAway, lockOf } from '#contract/gates/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { GateSection } from './gate-section.tsx';
import { gates as api } from './queries.ts';
import { gateName, gateTexts as texts } from './words.ts';

interface LinesProps {
  gates: readonly WatchedGate[];
  /** All gates, also of parks outside the filter. */
  all: readonly WatchedGate[];
  now: Date;
  withPark: boolean;
  again: () => void;
}

/** Gates at work, one line each; away and locked ones fold below them. */
export function LinesSection({ gates, all, now, withPark, again }: LinesProps) {
  const [opened, open] = useState<{ device: string; isWorking: boolean } | null>(null);
  const [locking, lock] = useState<WatchedGate | null>(null);
  // An opened line stays where it was opened: what is typed there would be gone.
  const isWorking = (gate: WatchedGate) =>
    opened?.device === gate.device ? opened.isWorking : !isAway(gate, now) && lockOf(gate) === 'none';
  const working = gates.filter(isWorking);
  const others = gates.filter((gate) => !isWorking(gate));
  const line = (gate: WatchedGate) => {
    const isOpen = opened?.device === gate.device;
    return (
      <GateSection
        key={gate.device}
        {...{ gate, gates: all, now, withPark, isOpen, again }}
        toggle={() => open(isOpen ? null : { device: gate.device, isWorking: isWorking(gate) })}
        lock={() => lock(gate)}
      />
    );
  };
  return (
    <>
      {gates.length > 0 && <h2>{texts.working(working.length)}</h2>}
      <ul className="sheet watched">{working.map(line)}</ul>
      {others.length > 0 && (
        <details className="gates-away">
          <summary>{texts.others(others.length, others.filter((gate) => lockOf(gate) !== 'none').length)}</summary>
          <ul className="sheet watched">{others.map(line)}</ul>
        </details>
      )}
      {locking && <LockSection gate={locking} now={now} close={() => lock(null)} done={again} />}
    </>
  );
}

interface LockProps {
  gate: WatchedGate;
  now: Date;
  close: () => void;
  done: () => void;
}

function LockSection({ gate, now, close, done }: LockProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmAction
      title={texts.lockTitle(gateName(gate))}
      text={texts.lockText(gate.person, isAway(gate, now))}
      word={texts.lock}
      color="error"
      act={() => api.lock({ body: { device: gate.device, reason } }).then(done)}
      close={close}
    >
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        change={setReason}
        maxLength={100}
        autoComplete="off"
      />
    </ConfirmAction>
  );
}
