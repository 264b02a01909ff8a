import type { Series } from './chart-data.ts';

/** A key draws a series in small. */
export const Key = ({ look = '' }: { look?: Series['look'] | '' | undefined }) => <i className={`key ${look}`} />;

/** The legend says what each line means. */
export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="row legend">
    {series.map(({ name, look }) => (
      <li key={name}>
        <Key look={look} />
        {name}
      </li>
    ))}
  </ul>
);
