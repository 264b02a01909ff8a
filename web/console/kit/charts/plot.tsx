import { Area, Bar, CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartData, type Series, tell } from './chart-data.ts';

export interface PlotProps {
  data: ChartData;
  as: 'lines' | 'bars';
}

type Point = { label: string; at: number };

const LOOKS = {
  plain: { stroke: 'var(--link)', strokeWidth: 2.25, fill: 'var(--link)' },
  compared: { stroke: 'var(--line)', strokeWidth: 1.5, strokeDasharray: '5 4', fill: 'none' },
  second: { stroke: 'var(--now)', strokeWidth: 3, strokeDasharray: '1 5', fill: 'none' },
};

/** Arrow keys, pointer and finger move along the points; a screen reader is told the words of each. */
export function Plot({ data, as }: PlotProps) {
  const { title, labels, series, show, short = show, unit = 1 } = data;
  return (
    <ComposedChart
      responsive
      className="plot"
      title={title}
      data={labels.map((label, at): Point => ({ label, at }))}
      margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} />
      <XAxis dataKey="label" interval="equidistantPreserveStart" tickLine={false} />
      <YAxis
        width="auto"
        allowDecimals={false}
        axisLine={false}
        tickLine={false}
        tickCount={4}
        niceTicks="snap125"
        tickFormatter={(units: number) => short(units * unit)}
      />
      <Tooltip
        isAnimationActive={false}
        content={({ active, label }) => active && <Reading data={data} at={labels.indexOf(String(label))} />}
      />
      {series.map((one) => markOf(one, as, unit))}
    </ComposedChart>
  );
}

/** No component: Recharts looks for its own parts among the children. */
function markOf({ name, values, look }: Series, as: PlotProps['as'], unit: number) {
  const units = ({ at }: Point) => (values[at] == null ? null : values[at] / unit);
  const mark = { dataKey: units, isAnimationActive: false, strokeLinecap: 'round' as const, ...LOOKS[look ?? 'plain'] };
  return as === 'bars' ? <Bar key={name} {...mark} /> : <Area key={name} {...mark} fillOpacity={0.1} />;
}

const Reading = ({ data: { labels, series, show }, at }: { data: ChartData; at: number }) => (
  <div className="card" role="status">
    <b>{labels[at]}</b>
    {series.map(({ name, values, look }) => (
      <span key={name} className="row">
        {series.length > 1 && <Key look={look} />}
        {series.length > 1 && name} <strong>{tell(values[at], show)}</strong>
      </span>
    ))}
  </div>
);

const Key = ({ look = '' }: { look?: Series['look'] | '' }) => <i className={`key ${look}`} />;

export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="row hint">
    {series.map(({ name, look }) => (
      <li key={name} className="row">
        <Key look={look} />
        {name}
      </li>
    ))}
  </ul>
);
