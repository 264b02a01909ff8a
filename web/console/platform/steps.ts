import { type ComponentType, createContext, use } from 'react';
import type { User } from '#contract/sessions/model.ts';

/** The first steps of a new organisation, handed in because they know of screens, which know of this. */
export type StepsComponent = ComponentType<{ user: User; brief?: boolean }>;

export const StepsContext = createContext<StepsComponent | null>(null);

/** The first steps where this person is an owner; null for everybody else. */
export function useSteps(user: User | null): StepsComponent | null {
  const steps = use(StepsContext);
  return user?.role === 'owner' ? steps : null;
}
