import { type ComponentType, createContext, use } from 'react';
import type { User } from '#contract/sessions/model.ts';

/** Passed in, because it imports screens, and screens import this. */
export type StepsComponent = ComponentType<{ user: User; brief?: boolean }>;

export const StepsContext = createContext<StepsComponent | null>(null);

export function useSteps(user: User | null): StepsComponent | null {
  const steps = use(StepsContext);
  return user?.role === 'owner' ? steps : null;
}
