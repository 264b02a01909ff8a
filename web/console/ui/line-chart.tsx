import { ChartTable, type Point } from './chart-table.tsx';
import '#web/console/ui/styles/charts.css';

interface LineChartProps {
  title: string;
  /** What the line says in one sentence; a screen reader hears it in place of it. */
  summary: string;
  heads: readonly [string, string];
  points: readonly Point[];
}

/** A line through a few points, from zero to the largest of them, with the same figures as a table below. */
export function LineChart({ title, summary, heads, points }: LineChartProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const places = points.map(({ value, ...point }, index) => ({
    ...point,
    x: (100 * (index + 0.5)) / points.length,
    y: (100 * value) / most,
  }));
  return (
    <figure className="card chart">
      <figcaption>
        <h2>{title}</h2>
        <p className="hint">{summary}</p>
      </figcaption>
      <div className="plot line" role="img" aria-label={summary}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={places.map(({ x, y }) => `${x},${100 - y}`).join(' ')} />
        </svg>
        {places.map(({ label, text, x, y }) => (
          <span key={label} title={`${label}: ${text}`} style={{ left: `${x}%`, bottom: `${y}%` }} />
        ))}
      </div>
      <div className="axis each" aria-hidden="true">
        {points.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ChartTable title={title} heads={heads} points={points} />
    </figure>
  );
}
