import '#web/console/kit/styles/tabs.css';
import { Link, useSearchParams } from 'react-router';
import { viewTexts as texts } from './words.ts';

export type DeskScreen = 'queue' | 'report' | 'counter';

/** Which screen of a desk the address names; the queue without a name. */
export function useDeskView(): DeskScreen {
  const view = useSearchParams()[0].get('view');
  return view === 'report' || view === 'counter' ? view : 'queue';
}

interface ViewsProps {
  views: readonly (readonly [view: DeskScreen, label: string])[];
  /** Parameters that all views have, such as the clinic. */
  keep?: Record<string, string>;
}

/** The queue has its screen to itself; what is looked at more seldom is a press away. */
export function DeskViews({ views, keep = {} }: ViewsProps) {
  const now = useDeskView();
  return (
    <nav className="tabs" aria-label={texts.views}>
      {views.map(([view, label]) => (
        <Link
          key={view}
          to={{ search: new URLSearchParams({ ...keep, ...(view !== 'queue' && { view }) }).toString() }}
          aria-current={view === now ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
