import type { ReactNode } from 'react';

/** A fact with its name; one without a value is left out. */
export type NamedFact = readonly [name: string, value: ReactNode];

/** Facts in two columns. */
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
