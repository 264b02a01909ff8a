import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useState } from 'react';
import type { OnboardingBegin } from '#contract/onboarding/model.ts';
import { nextStep } from '#contract/onboarding/rules.ts';
import type { User } from '#contract/sessions/model.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { beginQuery, putAway } from './queries.ts';
import { StepItem } from './step-section.tsx';
import { onboardingTexts as texts } from './words.ts';
import './onboarding.css';

interface SectionProps {
  user: User;
  /** Only the next step, with the others folded: for use above a list. */
  brief?: boolean;
}

/** Hidden once under way. If hidden by the owner: a link that shows it again, but not above a list. */
export function FirstStepsSection({ user, brief = false }: SectionProps) {
  const { data } = useQuery({ ...beginQuery, enabled: user.role === 'owner' });
  if (!data || data.steps.length === 0) return null;
  if (!data.putAway) return <FirstSteps user={user} begin={data} brief={brief} />;
  return brief ? null : <TakeBack />;
}

function FirstSteps({ user, begin, brief }: SectionProps & { begin: OnboardingBegin }) {
  const { steps } = begin;
  const [all, showAll] = useState(!brief);
  const next = nextStep(steps);
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <header className="stack">
        <h2 id="first-steps">{next ? texts.title : texts.ready}</h2>
        <p className="plain">{next ? texts.lead : texts.readyText}</p>
        <p className="row hint">
          <progress value={done} max={steps.length} aria-labelledby="first-steps" />{' '}
          {texts.progress(done, steps.length)}
        </p>
      </header>
      {next && (
        <ol>
          {steps
            .filter(({ name }) => all || name === next)
            .map((step) => (
              <StepItem key={step.name} {...{ user, begin, step }} isNext={step.name === next} />
            ))}
        </ol>
      )}
      <PutAway>
        {!all && next && (
          <Button size="small" onClick={() => showAll(true)}>
            {texts.all}
          </Button>
        )}
      </PutAway>
    </section>
  );
}

function usePutAway(on: boolean) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: () => putAway(cache, on) });
}

function PutAway({ children }: { children: ReactNode }) {
  const { mutate, isPending, error } = usePutAway(true);
  return (
    <footer className="row end">
      {error && <Problem>{error.message}</Problem>}
      {children}
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {texts.putAway}
      </Button>
    </footer>
  );
}

function TakeBack() {
  const { mutate, isPending, error } = usePutAway(false);
  return (
    <div className="row end">
      {error && <Problem>{error.message}</Problem>}
      <Button size="small" busy={isPending} startIcon={<ListChecks aria-hidden size={16} />} onClick={() => mutate()}>
        {texts.takeBack}
      </Button>
    </div>
  );
}
