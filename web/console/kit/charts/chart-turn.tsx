import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table';
import type { ReactNode } from 'react';
import { chartTexts } from './charts-words.ts';

/** The button turns from the drawing to the table behind it, and back. */
export function ChartTurn({ title, asTable, turn }: { title: string; asTable: boolean; turn: () => void }): ReactNode {
  const { table, chart, asTableOf, asChartOf } = chartTexts;
  return (
    <button type="button" className="turn" onClick={turn} aria-label={asTable ? asChartOf(title) : asTableOf(title)}>
      {asTable ? <ChartColumn aria-hidden size={16} /> : <Table aria-hidden size={16} />}
      {asTable ? chart : table}
    </button>
  );
}
