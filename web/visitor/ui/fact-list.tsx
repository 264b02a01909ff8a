import type { ReactNode } from 'react';

/** Left out without a value. */
export type NamedFact = readonly [name: string, value: ReactNode];

export const FactList = ({ facts }: { facts: readonly NamedFact[] }) => (
  <dl className="data">
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
