import { LinkButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Notice } from './notice.tsx';

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

interface ClosedProps {
  title: string;
  message: string;
  /** The way on. */
  href: string;
  elsewhere: string;
}

/** What stands in the way of booking, where the form would be. */
export const ClosedNotice = ({ title, message, href, elsewhere }: ClosedProps) => (
  <div className="stack">
    <Notice kind="warn" title={title}>
      <p>{message}</p>
    </Notice>
    <LinkButton href={href} quiet>
      {elsewhere}
    </LinkButton>
  </div>
);
