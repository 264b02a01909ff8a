import { type ReactNode, useState } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { chartTexts } from './charts-words.ts';
import '#web/console/kit/styles/charts.css';
import '#web/console/kit/styles/shares.css';

export interface ShareRow {
  id: string;
  name: ReactNode;
  value: number;
  text: string;
  note?: string;
}

interface SharesProps {
  title: string;
  summary: string;
  heads: readonly [name: string, value: string];
  shares: readonly ShareRow[];
}

const SHOWN = 6;

export function Shares({ title, summary, heads, shares }: SharesProps) {
  const [all, setAll] = useState(false);
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(1, ...shares.map(({ value }) => value));
  const rows = all ? shares : shares.slice(0, SHOWN);
  return (
    <section className="card chart" aria-label={title}>
      <h2>{title}</h2>
      <p className="hint">{summary}</p>
      <table className="shares">
        <caption className="hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col" className="end">
              {heads[1]}
            </th>
            <th scope="col" className="end">
              {chartTexts.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((share) => (
            <Row key={share.id} {...share} whole={whole} most={most} />
          ))}
        </tbody>
      </table>
      {shares.length > SHOWN && (
        <button type="button" className="turn more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? chartTexts.fewer : chartTexts.all(shares.length)}
        </button>
      )}
    </section>
  );
}

const Row = ({ name, value, text, note, whole, most }: ShareRow & { whole: number; most: number }) => (
  <tr>
    <th scope="row">
      {name}
      <span className="share" aria-hidden="true">
        <i style={{ width: `${(100 * value) / most}%` }} />
      </span>
    </th>
    <td className="end">
      {text}
      {note && <small>{note}</small>}
    </td>
    <td className="end">{whole > 0 ? `${Math.round((100 * value) / whole)}%` : uiTexts.none}</td>
  </tr>
);
