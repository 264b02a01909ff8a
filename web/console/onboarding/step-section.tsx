import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import type { Begin, Step } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { Button } from '#web/console/ui/button.tsx';
import { stepWords, onboardingTexts as texts } from '#web/console/words/onboarding.ts';
import { consolePaths, landingOf, offeringPaths, paths } from '#web/shared/paths.ts';

interface StepProps {
  user: User;
  begin: Begin;
  step: Begin['steps'][number];
  /** It is open; the others are opened by whoever wants to read them. */
  isNext: boolean;
}

/** One of the first steps: its name and whether it is done, behind it why it matters and where it is done. */
export function StepItem({ user, begin, step, isNext }: StepProps) {
  const words = stepWords(user.kind, step.name);
  const standing = step.done ? texts.done : isNext ? texts.next : texts.later;
  return (
    <li className={step.done ? 'done' : isNext ? 'next' : undefined}>
      <details key={String(isNext)} open={isNext}>
        <summary>
          {step.done ? <CircleCheck aria-hidden size={22} /> : <Circle aria-hidden size={22} />}
          <b>{words.title}</b>
          <span className={MARKS[standing]}>{standing}</span>
        </summary>
        <p>
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

interface WayProps {
  user: User;
  begin: Begin;
  name: Step;
  word: string;
  loud: boolean;
}

/** The button that leads to where a step is done. The booking page opens beside the console. */
function Way({ user, begin, name, word, loud }: WayProps) {
  const looks = loud ? ({ variant: 'contained', color: 'secondary' } as const) : ({ variant: 'outlined' } as const);
  if (name !== 'trial') {
    return (
      <Button {...looks} component={Link} to={screenOf(user, name)}>
        {word}
      </Button>
    );
  }
  if (!begin.offering) return null;
  return (
    <Button {...looks} href={PAGES[user.kind]?.(begin.offering.id, begin.offering.name)} target="_blank" rel="noopener">
      {word}
    </Button>
  );
}

/** Where a step is done: beside the offerings unless it has a screen of its own. */
const SCREENS: Partial<Record<Step, string>> = { doctor: consolePaths.doctors, keys: consolePaths.gatewayCredentials };

function screenOf(user: User, name: Step): string {
  if (name === 'login' && user.kind === 'park') return consolePaths.inspectors;
  return SCREENS[name] ?? landingOf(user);
}

/** The booking page of an offering. */
const PAGES: Partial<Record<OrganisationKind, (id: string, name: string) => string>> = {
  park: paths.ticketBooking,
  clinic: offeringPaths.clinic,
  branch: offeringPaths.branch,
  exhibition: offeringPaths.exhibition,
  coaching: offeringPaths.coaching,
};
