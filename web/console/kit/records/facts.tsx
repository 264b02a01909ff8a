import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Facts say what is known of one thing, each under its name. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
