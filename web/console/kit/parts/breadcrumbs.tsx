import { Link } from 'react-router';
import { asLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import { uiTexts } from './texts.ts';

/** A crumb leads to a screen above the one that stands. */
export interface Crumb {
  label: string;
  path: string;
}

/** The crumbs lead to a record: the screens above it, each as it was last seen, and the record itself. */
export const Breadcrumbs = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => (
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
