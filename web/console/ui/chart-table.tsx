import { uiTexts } from './texts.ts';

export interface Point {
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
}

interface ChartTableProps {
  title: string;
  /** Of the two columns. */
  heads: readonly [string, string];
  points: readonly Point[];
}

/** The same figures as the chart above it, for whoever reads better than sees. */
export const ChartTable = ({ title, heads, points }: ChartTableProps) => (
  <details>
    <summary>{uiTexts.asTable}</summary>
    <table>
      <caption className="hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" className="end">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="end">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
