import { type ReactNode, useState } from 'react';
import { type ChartData, tell } from './chart-data.ts';
import { chartTexts } from './charts-words.ts';
import { FigureTable } from './figure-table.tsx';
import { Legend, Plot, type PlotProps } from './plot.tsx';
import '#web/console/kit/styles/charts.css';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table';

export function Chart({ as, ...data }: ChartData & Pick<PlotProps, 'as'>) {
  const { title, summary, series } = data;
  const [asTable, setAsTable] = useState(false);
  return (
    <CaptionedFigure
      title={title}
      summary={summary}
      turn={<ChartTurn title={title} asTable={asTable} turn={() => setAsTable(!asTable)} />}
    >
      {series.length > 1 && !asTable && <Legend series={series} />}
      {asTable ? <ChartTable {...data} /> : <Plot data={data} as={as} />}
    </CaptionedFigure>
  );
}

interface CaptionedFigureProps {
  title: string;
  summary: string;
  turn?: ReactNode;
  children: ReactNode;
}

export const CaptionedFigure = ({ title, summary, turn, children }: CaptionedFigureProps) => (
  <figure className="card chart">
    <figcaption>
      <div>
        <h2>{title}</h2>
        <p className="hint">{summary}</p>
      </div>
      {turn}
    </figcaption>
    {children}
  </figure>
);

function ChartTurn({ title, asTable, turn }: { title: string; asTable: boolean; turn: () => void }): ReactNode {
  const { table, chart, asTableOf, asChartOf } = chartTexts;
  return (
    <button type="button" className="preset" onClick={turn} aria-label={asTable ? asChartOf(title) : asTableOf(title)}>
      {asTable ? <ChartColumn aria-hidden size={16} /> : <Table aria-hidden size={16} />}
      {asTable ? chart : table}
    </button>
  );
}

const ChartTable = ({ title, head, labels, series, show }: ChartData) => (
  <FigureTable<{ id: string; at: number }>
    title={title}
    head={head}
    nameOf={({ id }) => id}
    rows={labels.map((id, at) => ({ id, at }))}
    figures={series.map(({ name, values }) => ({ head: name, of: ({ at }) => tell(values[at], show) }))}
  />
);
