import { type ChartData, tell } from './chart-data.ts';
import { Key } from './chart-legend.tsx';
import { middleOf } from './line-path.ts';

/** The figures of one point beside it; it slides along so that it never leaves the chart. */
export function PlotReading({ data: { labels, series, show }, at }: { data: ChartData; at: number }) {
  const left = middleOf(at, labels.length);
  return (
    <>
      <i className="cursor" style={{ left: `${left}%` }} />
      <div className="reading" aria-hidden="true" style={{ left: `${left}%`, translate: `-${left}% 0` }}>
        <b>{labels[at]}</b>
        {series.map(({ name, values, look }) => (
          <span key={name} className="reading-line">
            {series.length > 1 && <Key look={look} />}
            {series.length > 1 && <span>{name}</span>}
            <strong>{tell(values[at], show)}</strong>
          </span>
        ))}
      </div>
    </>
  );
}
