import type { ReactNode } from 'react';

/** Left out without a value; zero is a value. */
export type Fact = readonly [name: string, value: ReactNode];

export const FactList = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        isGiven(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

const isGiven = (value: ReactNode): boolean => value !== undefined && value !== null && value !== false && value !== '';
