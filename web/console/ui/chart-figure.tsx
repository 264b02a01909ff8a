import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table';
import { type ReactNode, useState } from 'react';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { Key, Plot } from './plot.tsx';
import { uiTexts } from './texts.ts';
import '#web/console/ui/styles/charts.css';

interface ChartFigureProps {
  data: ChartData;
  draw: Parameters<typeof Plot>[0]['draw'];
}

/** What stands around a chart: its title and sentence, what its lines mean, and the button to the table behind it. */
export function ChartFigure({ data, draw }: ChartFigureProps) {
  const { title, summary, series } = data;
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="card chart">
      <figcaption>
        <div>
          <h2>{title}</h2>
          <p className="hint">{summary}</p>
        </div>
        <Turn title={title} asTable={asTable} turn={() => setAsTable(!asTable)} />
      </figcaption>
      {series.length > 1 && !asTable && <Legend series={series} />}
      {asTable ? <ChartTable {...data} /> : <Plot data={data} draw={draw} />}
    </figure>
  );
}

/** From the drawing to the table behind it, and back. */
function Turn({ title, asTable, turn }: { title: string; asTable: boolean; turn: () => void }): ReactNode {
  const { table, chart, asTableOf, asChartOf } = uiTexts.charts;
  return (
    <button type="button" className="turn" onClick={turn} aria-label={asTable ? asChartOf(title) : asTableOf(title)}>
      {asTable ? <ChartColumn aria-hidden size={16} /> : <Table aria-hidden size={16} />}
      {asTable ? chart : table}
    </button>
  );
}

const Legend = ({ series }: Pick<ChartData, 'series'>) => (
  <ul className="legend">
    {series.map(({ name, look }) => (
      <li key={name}>
        <Key look={look} />
        {name}
      </li>
    ))}
  </ul>
);
