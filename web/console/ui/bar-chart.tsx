import { ChartTable, type Point } from './chart-table.tsx';
import '#web/console/ui/styles/charts.css';

interface BarChartProps {
  title: string;
  /** What the bars say in one sentence; a screen reader hears it in place of them. */
  summary: string;
  heads: readonly [string, string];
  /** The last one is the one of now, and stands out. */
  points: readonly Point[];
}

/** Small bars from zero to the largest of them, with the same figures as a table below. */
export function BarChart({ title, summary, heads, points }: BarChartProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <figure className="card chart">
      <figcaption>
        <h2>{title}</h2>
        <p className="hint">{summary}</p>
      </figcaption>
      <div className="plot bars" role="img" aria-label={summary}>
        {points.map(({ label, value, text }) => (
          <span key={label} title={`${label}: ${text}`} style={{ height: `${(100 * value) / most}%` }} />
        ))}
      </div>
      <div className="axis" aria-hidden="true">
        <span>{points.at(0)?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
      <ChartTable title={title} heads={heads} points={points} />
    </figure>
  );
}
