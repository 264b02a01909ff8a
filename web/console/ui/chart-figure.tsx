import type { ReactNode } from 'react';
import { ChartTable, type Point } from './chart-table.tsx';
import '#web/console/ui/styles/charts.css';

export interface ChartProps {
  title: string;
  /** What the chart says in one sentence; a screen reader hears it in place of it. */
  summary: string;
  /** Of the two columns of the table below it. */
  heads: readonly [string, string];
  points: readonly Point[];
}

interface ChartFigureProps extends ChartProps {
  kind: 'bars' | 'line';
  /** The words below the chart. */
  axis: readonly (string | undefined)[];
  /** The drawing. */
  children: ReactNode;
}

/** What stands around a chart: its title, its sentence, and the same figures as a table. */
export const ChartFigure = ({ title, summary, heads, points, kind, axis, children }: ChartFigureProps) => (
  <figure className="card chart">
    <figcaption>
      <h2>{title}</h2>
      <p className="hint">{summary}</p>
    </figcaption>
    <div className={`plot ${kind}`} role="img" aria-label={summary}>
      {children}
    </div>
    <div className={kind === 'line' ? 'axis each' : 'axis'} aria-hidden="true">
      {axis.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
    <ChartTable title={title} heads={heads} points={points} />
  </figure>
);
