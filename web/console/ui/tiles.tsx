import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '#web/console/ui/styles/tiles.css';

export interface Tile {
  label: string;
  value: string;
  note?: string;
  /** The screen where it is managed. */
  to?: string;
}

/** Figures side by side, each with its name. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <dl className="tiles">
    {tiles.map(({ label, value, note, to }) => (
      <div key={`${label} ${to}`} className="card">
        <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
        <dd>
          <b>{value}</b>
          {note && <small>{note}</small>}
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

/** A count in Indian digits. */
export const count = (number: number): string => number.toLocaleString('en-IN');
