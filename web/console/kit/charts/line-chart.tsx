import type { ChartData, Series } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import { type Height, middleOf, strokeOf, surfaceOf } from './line-path.ts';

export const LineChart = (data: ChartData) => (
  <ChartFigure data={data} draw={(height, at) => <Lines series={data.series} height={height} at={at} />} />
);

function Lines({ series, height, at }: Pick<ChartData, 'series'> & { height: Height; at: number | null }) {
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {series.map(({ name, values, look }) => (
          <g key={name} className={look}>
            {!look && <path className="surface" d={surfaceOf(values, height)} />}
            <path className="stroke" d={strokeOf(values, height)} />
          </g>
        ))}
      </svg>
      {at !== null && series.map((one) => <Dot key={one.name} {...one} at={at} height={height} />)}
    </>
  );
}

function Dot({ values, look, at, height }: Series & { at: number; height: Height }) {
  const value = values[at];
  if (value == null) return null;
  const place = { left: `${middleOf(at, values.length)}%`, bottom: `${height(value)}%` };
  return <i className={look ? `dot ${look}` : 'dot'} style={place} />;
}
