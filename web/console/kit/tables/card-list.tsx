import { Suspense } from 'react';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { Card, type CardListProps } from './card.tsx';
import { type Identified, MANY_ROWS } from './columns.ts';
import type { VirtualCards as VirtualCardsOf } from './virtual-cards.tsx';

const VirtualCards = lazyInSuspense(
  async () => (await import('./virtual-cards.tsx')).VirtualCards,
) as unknown as typeof VirtualCardsOf;

export function Cards<R extends Identified>(props: CardListProps<R>) {
  if (props.rows.length <= MANY_ROWS) return <CardList {...props} />;
  return (
    <Suspense fallback={<CardList {...props} rows={props.rows.slice(0, 10)} />}>
      <VirtualCards {...props} />
    </Suspense>
  );
}

function CardList<R extends Identified>({ caption, columns, rows }: CardListProps<R>) {
  return (
    <ul className="cards" aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card columns={columns} row={row} />
        </li>
      ))}
    </ul>
  );
}
