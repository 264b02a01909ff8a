import { lazy, Suspense } from 'react';
import { Card, type CardListProps } from './card.tsx';
import { MANY_ROWS } from './columns.ts';
import type { VirtualCards as VirtualCardsOf } from './virtual-cards.tsx';

const VirtualCards = lazy(async () => ({
  default: (await import('./virtual-cards.tsx')).VirtualCards,
})) as unknown as typeof VirtualCardsOf;

/** Rows as cards, for phones; of many only those in sight. */
export function Cards<R>(props: CardListProps<R>) {
  if (props.rows.length <= MANY_ROWS) return <CardList {...props} />;
  return (
    <Suspense fallback={<CardList {...props} rows={props.rows.slice(0, 10)} />}>
      <VirtualCards {...props} />
    </Suspense>
  );
}

/** Rows as cards: the first column is the heading, what can be done stands at the foot. */
function CardList<R>({ caption, columns, rows, rowId }: CardListProps<R>) {
  return (
    <ul className="cards" aria-label={caption}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <Card columns={columns} row={row} />
        </li>
      ))}
    </ul>
  );
}
