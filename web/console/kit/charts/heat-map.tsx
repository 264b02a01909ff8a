import { CaptionedFigure } from './chart-figure.tsx';
import '#web/console/kit/styles/heat.css';

export interface HeatRow {
  name: string;
  values: readonly number[];
}

interface HeatMapProps {
  title: string;
  summary: string;
  series: readonly HeatRow[];
  columns: readonly string[];
  most: number;
}

/** A real table with coloured cells, so that screen readers read it as a table. */
export const HeatMap = ({ title, summary, series, columns, most }: HeatMapProps) => (
  <CaptionedFigure title={title} summary={summary}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard. */}
    <section className="heat" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index]} title={`${name}, ${columns[index]}: ${value}`}>
                  <span className="spot" style={{ opacity: strengthOf(value / most) }} />
                  <span className="hidden">{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </CaptionedFigure>
);

/** Zero stays faintly visible. */
const strengthOf = (share: number): number => Math.round(8 + 92 * share) / 100;
