import { Link } from 'react-router';
import '#web/console/kit/styles/figure-strip.css';

export interface StripFigure {
  name: string;
  value: string;
  /** The screen where it is managed. */
  to?: string | undefined;
}

/** Figures in one line, where none of them needs more than its name. */
export const FigureStrip = ({ figures }: { figures: readonly StripFigure[] }) => (
  <dl className="card strip">
    {figures.map(({ name, value, to }) => (
      <div key={name}>
        <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
