import { type ReactNode, useState } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { chartTexts } from './charts-words.ts';
import { FigureRows } from './figure-table.tsx';
import '#web/console/kit/styles/charts.css';

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
  const nameOf = ({ name, value }: ShareRow) => (
    <>
      {name}
      <span className="share" aria-hidden="true">
        <i style={{ width: `${(100 * value) / most}%` }} />
      </span>
    </>
  );
  const textOf = ({ text, note }: ShareRow) => (
    <>
      {text}
      {note && <small>{note}</small>}
    </>
  );
  const shareOf = ({ value }: ShareRow) => (whole > 0 ? `${Math.round((100 * value) / whole)}%` : uiTexts.none);
  return (
    <section className="card chart" aria-label={title}>
      <h2>{title}</h2>
      <p className="hint">{summary}</p>
      <FigureRows
        className="shares"
        title={title}
        head={heads[0]}
        nameOf={nameOf}
        figures={[
          { head: heads[1], of: textOf },
          { head: chartTexts.share, of: shareOf },
        ]}
        rows={all ? shares : shares.slice(0, SHOWN)}
      />
      {shares.length > SHOWN && (
        <button type="button" className="preset" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? chartTexts.fewer : chartTexts.all(shares.length)}
        </button>
      )}
    </section>
  );
}
