import { ChartFigure, type ChartProps } from './chart-figure.tsx';

/** A line through a few points, from zero to the largest of them. */
export function LineChart(props: ChartProps) {
  const { points } = props;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const places = points.map(({ value, ...point }, index) => ({
    ...point,
    x: (100 * (index + 0.5)) / points.length,
    y: (100 * value) / most,
  }));
  return (
    <ChartFigure {...props} kind="line" axis={points.map(({ label }) => label)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={places.map(({ x, y }) => `${x},${100 - y}`).join(' ')} />
      </svg>
      {places.map(({ label, text, x, y }) => (
        <span key={label} title={`${label}: ${text}`} style={{ left: `${x}%`, bottom: `${y}%` }} />
      ))}
    </ChartFigure>
  );
}
