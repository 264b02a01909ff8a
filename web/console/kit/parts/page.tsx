import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { asLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import { uiTexts } from './texts.ts';
import { usePageTitle, WhereContext } from './where.ts';

interface PageProps {
  title: string;
  trail?: readonly Crumb[];
  action?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen: sets the tab's title, and focuses its heading when the user comes from another screen. */
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
      <div className="row between page-head">
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

export interface Crumb {
  label: string;
  path: string;
}

/** Lists in the breadcrumb keep the filters with which they were last seen. */
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
