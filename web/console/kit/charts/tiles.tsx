import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '#web/console/kit/styles/tiles.css';

export interface Tile {
  label: string;
  value: string;
  note?: ReactNode;
  /** A small drawing below. */
  line?: ReactNode;
  /** The screen where it is managed, or what it counts; all of the tile leads there. */
  to?: string | undefined;
}

/** Figures side by side, each with its name. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <dl className="tiles">
    {tiles.map(({ label, value, note, line, to }) => (
      <div key={`${label} ${to}`} className={to ? 'card leads' : 'card'}>
        <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
        <dd>
          <b>{value}</b>
          {note && <small>{note}</small>}
          {line}
        </dd>
      </div>
    ))}
  </dl>
);

/** A part of the day under its own heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
