import { Icon } from './icon.tsx';

/** A fact, beside a small drawing of drawings.ts. */
export type VenueFact = readonly [drawing: string, words: string | null];

/** The facts of a place; what it does not say is left out. */
export const VenueFacts = ({ facts }: { facts: readonly VenueFact[] }) => (
  <p className="facts">
    {facts.map(
      ([drawing, words]) =>
        words && (
          <span key={drawing}>
            <Icon drawing={drawing} size={18} />
            {words}
          </span>
        ),
    )}
  </p>
);
