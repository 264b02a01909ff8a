import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Link } from 'react-router';
import { dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import type { OrganisationStanding } from '#contract/onboarding/model.ts';
import { nextStep } from '#contract/onboarding/rules.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { offeringTexts } from '#web/console/offerings/words.ts';
import { landingOf, recordPath } from '#web/shared/paths.ts';
import { stepWords, onboardingTexts as texts } from './words.ts';

export function StandingSteps({ kind, standing }: { kind: OrganisationKind; standing: OrganisationStanding }) {
  const heading = useId();
  const { steps, movedAt, stuck } = standing;
  const moved = formatDay(dayOf(movedAt));
  const next = nextStep(steps);
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {steps.length === 0 ? (
        <p>{texts.begun}</p>
      ) : (
        <>
          <p className={stuck ? 'notice' : 'hint'}>{stuck ? texts.stuckSince(moved) : texts.moved(moved)}</p>
          <ul className="lines">
            {steps.map(({ name, done }) => (
              <li key={name}>
                {done ? <CircleCheck aria-hidden size={20} /> : <Circle aria-hidden size={20} />}
                <span className="grow">{stepWords(kind, name).title}</span>
                <StepMark done={done} isNext={name === next} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function StepMark({ done, isNext }: { done: boolean; isNext: boolean }) {
  if (done) return <span className="mark-good">{texts.done}</span>;
  return isNext ? <span className="mark-wait">{texts.next}</span> : <span className="mark-off">{texts.later}</span>;
}

/** Never shows keys. */
export function StandingOfferings({ offerings }: Pick<OrganisationStanding, 'offerings'>) {
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.offered}</h2>
      {offerings.length === 0 && <p className="hint">{texts.nothingOffered}</p>}
      <ul className="lines">
        {offerings.map(({ id, kind, name, state, keys }) => (
          <li key={id}>
            <Link to={recordPath(landingOf({ role: 'owner', kind }), id)}>{name}</Link>
            <span className="row">
              <span className={STATE_MARKS[state]}>{offeringTexts.states[state]}</span>
              {keys !== 'none' && <span className={KEY_MARKS[keys]}>{texts.keys[keys]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATE_MARKS = { onSale: 'mark-good', paused: 'mark-wait', draft: 'mark-wait', closed: 'mark-off' } as const;
const KEY_MARKS = { missing: 'mark-wait', untested: 'mark-wait', tested: 'mark-good', refused: 'mark-bad' } as const;
