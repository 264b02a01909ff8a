import { Icon, type IconName } from './icon.tsx';

/** What is so with a place, beside small drawings; what it does not say is left out. */
export const VenueFacts = ({ facts }: { facts: readonly (readonly [IconName, string | null])[] }) => (
  <p className="facts">
    {facts.map(
      ([icon, words]) =>
        words && (
          <span key={icon}>
            <Icon name={icon} size={18} />
            {words}
          </span>
        ),
    )}
  </p>
);
