import type { LucideIcon } from 'lucide-react';

export type VenueFact = readonly [icon: LucideIcon, words: string | null];

export const VenueFacts = ({ facts }: { facts: readonly VenueFact[] }) => (
  <p className="facts">
    {facts.map(
      ([Icon, words]) =>
        words && (
          <span key={words}>
            <Icon aria-hidden size={18} />
            {words}
          </span>
        ),
    )}
  </p>
);
