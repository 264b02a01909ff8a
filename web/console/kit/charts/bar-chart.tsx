import type { ChartData } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { Height } from './line-path.ts';

export const BarChart = (data: ChartData) => (
  <ChartFigure data={data} draw={(height, at) => <Bars data={data} height={height} at={at} />} />
);

function Bars({ data: { labels, series }, height, at }: { data: ChartData; height: Height; at: number | null }) {
  return (
    <div className="bars" aria-hidden="true">
      {labels.map((label, point) => (
        <span key={label} className={point === at ? 'column here' : 'column'}>
          {series.map(({ name, values, look }) => (
            <i key={name} className={look} style={{ height: `${height(values[point] ?? 0)}%` }} />
          ))}
        </span>
      ))}
    </div>
  );
}
