import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { OnboardingBegin } from '#contract/onboarding/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { Way } from './way-section.tsx';
import { stepWords, onboardingTexts as texts } from './words.ts';

interface StepProps {
  user: User;
  begin: OnboardingBegin;
  step: OnboardingBegin['steps'][number];
  isNext: boolean;
}

export function StepItem({ user, begin, step, isNext }: StepProps) {
  const words = stepWords(user.kind, step.name);
  const standing = step.done ? texts.done : isNext ? texts.next : texts.later;
  return (
    <li className={step.done ? 'done' : isNext ? 'next' : undefined}>
      <details key={String(isNext)} open={isNext}>
        <summary>
          {step.done ? <CircleCheck aria-hidden size={22} /> : <Circle aria-hidden size={22} />}
          <b className="grow">{words.title}</b>
          <span className={MARKS[standing]}>{standing}</span>
        </summary>
        <p className="plain">
          {words.why} {step.name === 'trial' && begin.playMoney && texts.playMoney}
        </p>
        {!step.done && <Way user={user} begin={begin} name={step.name} word={words.go} loud={isNext} />}
      </details>
    </li>
  );
}

const MARKS: Record<string, string> = {
  [texts.done]: 'mark-good',
  [texts.next]: 'mark-wait',
  [texts.later]: 'mark-off',
};
