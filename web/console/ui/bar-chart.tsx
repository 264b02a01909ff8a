import { ChartFigure, type ChartProps } from './chart-figure.tsx';

/** Small bars from zero to the largest of them; the last one is the one of now, and stands out. */
export function BarChart(props: ChartProps) {
  const { points } = props;
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <ChartFigure {...props} kind="bars" axis={[points.at(0)?.label, points.at(-1)?.label]}>
      {points.map(({ label, value, text }) => (
        <span key={label} title={`${label}: ${text}`} style={{ height: `${(100 * value) / most}%` }} />
      ))}
    </ChartFigure>
  );
}
