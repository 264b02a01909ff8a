import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { asLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import { uiTexts } from './texts.ts';
import { usePageTitle, WhereContext } from './where.ts';

interface PageProps {
  title: string;
  /** The page of one record has a trail: the screens that lead to it. */
  trail?: readonly Crumb[];
  /** The one next step stands beside the title. */
  action?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of the console: names the tab, and brings the keyboard to its heading whenever somebody comes from another. */
export function Page({ title, trail = [], action, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { moved, plain } = useContext(WhereContext);
  const came = useNavigationType() !== 'POP' || moved;
  usePageTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen appears.
  useEffect(() => {
    if (came) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {trail.length > 0 && <Breadcrumbs trail={trail} here={title} />}
      <div className="row page-head">
        <div>
          <div className="row title-row">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {plain && <p className="plain">{plain}</p>}
          </div>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  );
}

/** A crumb leads to a screen above the one that stands. */
export interface Crumb {
  label: string;
  path: string;
}

/** The crumbs lead to a record: the screens above it, each as it was last seen, and the record itself. */
const Breadcrumbs = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => (
  <nav className="crumbs" aria-label={uiTexts.breadcrumbs}>
    <ol className="row">
      {trail.map(({ label, path }) => (
        <li key={path}>
          <Link to={asLastSeen(path)}>{label}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
);
