import { ChoiceCell } from './choice/choice-ticks.tsx';
import type { Column, Identified } from './columns.ts';

export interface CardListProps<R extends Identified> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
}

export function Card<R extends Identified>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  const [title, ...rest] = columns;
  const isFull = rest.some(({ only }) => only === 'full');
  const facts = rest.filter((column) => !column.action && !(column.repeats && isFull) && !column.blank?.(row));
  const actions = rest.filter((column) => column.action && !column.blank?.(row));
  return (
    <article className="card">
      <ChoiceCell row={row} as="span" />
      <h2>{title?.cell(row)}</h2>
      {title?.below?.(row)}
      <dl>
        {facts.map(({ id, header, cell }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && (
        <div className="row card-actions">
          {actions.map(({ id, cell }) => (
            <span key={id}>{cell(row)}</span>
          ))}
        </div>
      )}
    </article>
  );
}
