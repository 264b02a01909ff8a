import { Icon } from './icon.tsx';

export type VenueFact = readonly [drawing: string, words: string | null];

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
