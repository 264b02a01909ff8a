import { Link } from 'react-router';
import '#web/console/kit/styles/tiles.css';

export interface StripFigure {
  name: string;
  value: string;
  to?: string | undefined;
}

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
