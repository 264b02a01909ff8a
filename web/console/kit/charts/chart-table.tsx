import { type ChartData, tell } from './chart-data.ts';

/** The figures of a chart stand in rows, for those who read better than see. */
export const ChartTable = ({ title, head, labels, series, show }: ChartData) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard.
  <section className="chart-table" aria-label={title} tabIndex={0}>
    <table>
      <caption className="hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name} className="end">
                {tell(values[at], show)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
