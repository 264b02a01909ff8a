import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { countsOf, familyOf, type KindCount, type KindCounts, listed, peopleIn } from '#contract/admissions/rules.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { labelOf, type ScanOutcome } from './outcome.ts';
import './how-many.css';

interface HowManyProps {
  outcome: ScanOutcome;
  done: (counts: KindCount[]) => void;
  close: () => void;
}

/** People on a Family ticket that cannot be checked. */
export const USUAL_FAMILY = 4;

export function HowManySection({ outcome, done, close }: HowManyProps) {
  const { left = [], lines = [], people = 0, result, message, out = false } = outcome;
  const isKnown = result === 'how_many';
  const [counts, setCounts] = useState<KindCounts>(() => (isKnown ? countsOf(left) : {}));
  const chosen = listed(counts).filter(({ quantity }) => quantity > 0);
  // A family counts as several people and a car as none, as in the server's answer.
  const coming = peopleIn(counts, isKnown ? familyOf(countsOf(lines), people) : USUAL_FAMILY);
  return (
    <section className="gate-result gate-how-many" aria-labelledby="how-many" data-result="how_many">
      <h2 id="how-many">{out ? say('gates.howManyGoOut') : say('gates.howManyNow')}</h2>
      <p role="status">{message}</p>
      {left.map(({ category, quantity }) => (
        <KindStepper
          key={category}
          label={labelOf(category)}
          count={counts[category] ?? 0}
          most={quantity}
          isKnown={isKnown}
          change={(count) => setCounts({ ...counts, [category]: count })}
        />
      ))}
      <div className="how-many-done">
        <Button variant="contained" size="large" disabled={chosen.length === 0} onClick={() => done(chosen)}>
          {say(out ? 'gates.letOut' : 'gates.letIn', { people: coming })}
        </Button>
        <Button size="large" variant="outlined" color="inherit" onClick={close}>
          {say('gates.cancel')}
        </Button>
      </div>
    </section>
  );
}

interface StepperProps {
  label: string;
  count: number;
  most: number;
  isKnown?: boolean;
  change: (count: number) => void;
}

export const KindStepper = ({ label, count, most, isKnown = false, change }: StepperProps) => (
  <div className="kind-stepper">
    <span>{label}</span>
    <IconButton label={say('gates.less', { label })} disabled={count === 0} act={() => change(count - 1)}>
      <Minus aria-hidden size={28} />
    </IconButton>
    <output aria-label={label}>
      {count}
      {isKnown && <small> {say('gates.of', { most })}</small>}
    </output>
    <IconButton label={say('gates.more', { label })} disabled={count >= most} act={() => change(count + 1)}>
      <Plus aria-hidden size={28} />
    </IconButton>
  </div>
);
