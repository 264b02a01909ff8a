import { useState } from 'react';
import { say } from '#web/shared/say.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { KindStepper } from './how-many-section.tsx';
import { letInByHand } from './offline/by-hand.ts';
import { knownParks } from './offline/parks.ts';
import type { DeviceGate, ScanOutcome } from './outcome.ts';
import { ReasonsSection } from './reasons-section.tsx';

interface ByHandProps {
  gate: DeviceGate;
  /** Short code of the refused ticket, if one is on the screen. */
  code: string | null;
  show: (outcome: ScanOutcome) => void;
}

const MOST = 500;

export const ByHandSection = (props: ByHandProps) => (
  <Fold name="gate-by-hand" title={say('gates.byHand')} hint={say('gates.byHandHint')}>
    <HandForm {...props} />
  </Fold>
);

function HandForm({ gate, code, show }: ByHandProps) {
  const parks = knownParks.all();
  const [people, setPeople] = useState(1);
  const [parkId, setParkId] = useState(gate.parkId ?? parks[0]?.id ?? '');
  const [problem, setProblem] = useState('');
  const done = async (reason: string) => {
    setProblem('');
    try {
      show(await letInByHand({ people, reason, code, parkId: parkId || null }, gate));
      setPeople(1);
    } catch (refusal) {
      setProblem((refusal as Error).message);
    }
  };
  return (
    <div className="gate-side">
      {!gate.parkId && parks.length > 1 && (
        <SelectField label={say('gates.park')} value={parkId} onChange={(event) => setParkId(event.target.value)}>
          {parks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <KindStepper
        label={say('gates.people')}
        count={people}
        most={MOST}
        change={(count) => setPeople(Math.max(count, 1))}
      />
      <ReasonsSection
        title={say('gates.reason')}
        reasons={[say('gates.phoneDead'), say('gates.codeUnreadable'), say('gates.guest')]}
        word={say('gates.byHand')}
        problem={problem}
        done={done}
        close={() => setPeople(1)}
      />
    </div>
  );
}
