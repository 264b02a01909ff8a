import { chartTexts } from './charts-words.ts';
import '#web/console/kit/styles/tiles.css';

interface ChangeProps {
  figure: { now: number | null; before: number | null };
  show: (value: number) => string;
  /** Which direction is good news; undefined for neither. */
  better: 'more' | 'less' | undefined;
}

export function Change({ figure: { now, before }, show, better }: ChangeProps) {
  if (now === null || before === null) return null;
  const change = changeOf(now, before);
  const isSame = change === chartTexts.change.same;
  const [arrow, way] = now > before ? ['▲', 'more'] : ['▼', 'less'];
  const news = isSame || !better ? '' : way === better ? 'good' : 'poor';
  return (
    <>
      <span className={`change ${news}`}>
        {!isSame && <i aria-hidden="true">{arrow}</i>} {change}
      </span>{' '}
      {before > 0 && <span>{chartTexts.change.before(show(before))}</span>}
    </>
  );
}

function changeOf(now: number, before: number): string {
  const { same, none, more, less, times } = chartTexts.change;
  if (before === 0) return now === 0 ? same : none;
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  if (now >= 3 * before) return times(Math.round(now / before));
  if (percent === 0) return same;
  return now > before ? more(percent) : less(percent);
}
