import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { BeginFacts, Beginner, OnboardingBegin, OnboardingStep } from './model.ts';

/** Steps by trade, in order. Shows and branch tokens are free, so they need neither prices nor keys. */
export const STEPS_OF: Readonly<Record<OrganisationKind, readonly OnboardingStep[]>> = {
  park: ['offering', 'prices', 'keys', 'publish', 'trial', 'poster', 'login'],
  clinic: ['doctor', 'offering', 'keys', 'publish', 'trial', 'poster'],
  branch: ['offering', 'login', 'publish', 'trial', 'poster'],
  exhibition: ['offering', 'publish', 'trial', 'poster'],
  coaching: ['offering', 'keys', 'publish', 'trial', 'poster'],
  admin: [],
};

/** Without `keys` if everything is free; empty for a busy organisation. `confirming`: the e-mail comes first. */
export function stepsOf(kind: OrganisationKind, facts: BeginFacts, confirming = false): OnboardingBegin['steps'] {
  if (facts.busy) return [];
  const asked = kind !== 'admin' && (confirming || !facts.confirm);
  const free = facts.offering && facts.prices && !facts.costs;
  const own = STEPS_OF[kind].filter((name) => name !== 'keys' || !free);
  return (asked ? ['confirm' as const, ...own] : own).map((name) => ({ name, done: facts[name] }));
}

export const nextStep = (steps: OnboardingBegin['steps']): OnboardingStep | null =>
  steps.find(({ done }) => !done)?.name ?? null;

const STUCK_MS = 3 * 24 * 3_600_000;

/** True if nothing was sold, and no step done for more than three days. */
export const isStuck = ({ steps, movedAt }: Pick<Beginner, 'steps' | 'movedAt'>, now: Date): boolean =>
  steps.some(({ name, done }) => name === 'trial' && !done) && now.getTime() - movedAt.getTime() > STUCK_MS;
