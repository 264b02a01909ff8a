import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '#web/console/kit/styles/tiles.css';

export interface Tile {
  label: string;
  value: string;
  note?: ReactNode;
  line?: ReactNode;
  to?: string | undefined;
}

export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <dl className="tiles">
    {tiles.map(({ label, value, note, line, to }) => (
      <div key={`${label} ${to}`} className="card">
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

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
