import { useState } from 'react';
import type { ChartData } from './chart-data.ts';
import { Legend } from './chart-legend.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartTurn } from './chart-turn.tsx';
import { Plot } from './plot.tsx';
import '#web/console/kit/styles/charts.css';

interface ChartFigureProps {
  data: ChartData;
  draw: Parameters<typeof Plot>[0]['draw'];
}

/** The figure puts around a chart its title and sentence, what its lines mean, and the button to the table behind it. */
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
        <ChartTurn title={title} asTable={asTable} turn={() => setAsTable(!asTable)} />
      </figcaption>
      {series.length > 1 && !asTable && <Legend series={series} />}
      {asTable ? <ChartTable {...data} /> : <Plot data={data} draw={draw} />}
    </figure>
  );
}
