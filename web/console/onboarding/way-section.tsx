import { Link } from 'react-router';
import type { OnboardingBegin, OnboardingStep } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { ConfirmWay } from '#web/console/confirmations/confirm-section.tsx';
import { consolePaths, counterLoginsPath, landingOf, offeringPaths, paths, recordPath } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyWays, looksOf } from './keys-section.tsx';
import { onboardingTexts as texts } from './words.ts';

interface WayProps {
  user: User;
  begin: OnboardingBegin;
  name: OnboardingStep;
  word: string;
  loud: boolean;
}

/** Opens the form or section of a step, or does the step. A draft has no public address to open. */
export function Way({ user, begin, name, word, loud }: WayProps) {
  const { offering } = begin;
  if (name === 'confirm') return <ConfirmWay email={begin.email} word={word} looks={looksOf(loud)} />;
  if (name === 'keys') return <KeyWays begin={begin} word={word} loud={loud} />;
  if (NEEDS_OFFERING.has(name) && !offering) return <p>{texts.addFirst}</p>;
  if (NEEDS_PUBLIC.has(name) && !offering?.published)
    return <p>{begin.steps.some(isToConfirm) ? texts.confirmFirst : texts.publishFirst}</p>;
  if (name === 'trial' && offering)
    return (
      <Button {...looksOf(loud)} href={PAGES[user.kind]?.(offering.id, offering.name)} target="_blank" rel="noopener">
        {word}
      </Button>
    );
  return (
    <Button {...looksOf(loud)} component={Link} {...screenOf(user, name, offering?.id)}>
      {word}
    </Button>
  );
}

const isToConfirm = ({ name, done }: OnboardingBegin['steps'][number]): boolean => name === 'confirm' && !done;

const NEEDS_OFFERING: ReadonlySet<OnboardingStep> = new Set(['prices', 'publish', 'trial', 'poster', 'login']);
const NEEDS_PUBLIC: ReadonlySet<OnboardingStep> = new Set(['trial', 'poster']);

const adding = (to: string) => ({ to, state: { add: true } });

function screenOf(user: User, name: OnboardingStep, offering: string | undefined) {
  const list = landingOf(user);
  switch (name) {
    case 'doctor':
      return adding(consolePaths.doctors);
    case 'prices':
      return { to: `${recordPath(list, offering)}#fees` };
    case 'login':
      return adding(user.kind === 'park' ? consolePaths.inspectors : counterLoginsPath(offering ?? ''));
    default:
      return { to: recordPath(list, name === 'offering' ? undefined : offering) };
  }
}

const PAGES: Partial<Record<OrganisationKind, (id: string, name: string) => string>> = {
  park: paths.ticketBooking,
  clinic: offeringPaths.clinic,
  branch: offeringPaths.branch,
  exhibition: offeringPaths.exhibition,
  coaching: offeringPaths.coaching,
};
