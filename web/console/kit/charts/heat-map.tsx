import '#web/console/kit/styles/charts.css';
import '#web/console/kit/styles/heat.css';

export interface HeatRow {
  name: string;
  values: readonly number[];
}

interface HeatMapProps {
  title: string;
  /** One sentence says how to read the colours. */
  summary: string;
  series: readonly HeatRow[];
  /** Over the values; as many as each series has. */
  columns: readonly string[];
  /** The value of the strongest colour. */
  most: number;
}

/** A table whose cells are coloured by their value: seen as a map, read as the table that it is. */
export const HeatMap = ({ title, summary, series, columns, most }: HeatMapProps) => (
  <figure className="card chart">
    <figcaption>
      <div>
        <h2>{title}</h2>
        <p className="hint">{summary}</p>
      </div>
    </figcaption>
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
  </figure>
);

/** Zero is faint, not unseen. */
const strengthOf = (share: number): number => Math.round(8 + 92 * share) / 100;
