import { Scrolling } from '#web/console/kit/parts/scrolling.tsx';
import { CaptionedFigure } from './chart.tsx';
import { FigureRows } from './figure-table.tsx';

export interface HeatRow {
  id: string;
  values: readonly number[];
}

interface HeatMapProps {
  title: string;
  summary: string;
  /** Named by their ids. */
  rows: readonly HeatRow[];
  columns: readonly string[];
  most: number;
}

/** A real table with coloured cells, so that screen readers read it as a table. */
export const HeatMap = ({ title, summary, rows, columns, most }: HeatMapProps) => (
  <CaptionedFigure title={title} summary={summary}>
    <Scrolling className="heat" title={title}>
      <FigureRows
        title={title}
        head=""
        nameOf={({ id }) => id}
        figures={columns.map((head, at) => ({
          head,
          of: ({ id, values: { [at]: value = 0 } }: HeatRow) => (
            <>
              <i style={{ opacity: strengthOf(value / most) }} title={`${id}, ${head}: ${value}`} />
              <span className="hidden">{value}</span>
            </>
          ),
        }))}
        rows={rows}
      />
    </Scrolling>
  </CaptionedFigure>
);

/** Zero stays faintly visible. */
const strengthOf = (share: number): number => Math.round(8 + 92 * share) / 100;
