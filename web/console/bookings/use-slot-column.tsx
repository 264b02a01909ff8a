import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { slotTextOf } from '#contract/slots/rules.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { parksQuery } from '#web/console/parks/queries.ts';
import { sayText } from '#web/shared/say.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { bookingRowTexts as texts } from './words.ts';

type Timed = Pick<Ticket, 'slot' | 'slotUntil'>;

/** Adds the time slot after the day of the visit if a park in the list sells by slots. */
export function useSlotColumn<R extends Timed>(columns: readonly Column<R>[]): readonly Column<R>[] {
  const parks = useQuery(parksQuery).data ?? [];
  const tenant = useShownTenant();
  const chosen = useSearchParams()[0].getAll('park').filter(Boolean);
  const hasSlots = parks.some(
    ({ id, organisationId, slots }) =>
      slots.length > 0 &&
      (tenant === null || organisationId === tenant) &&
      (chosen.length === 0 || chosen.includes(id)),
  );
  return useMemo(
    () =>
      hasSlots ? columns.flatMap((column) => (column.id === 'visit' ? [column, slotColumn<R>()] : [column])) : columns,
    [columns, hasSlots],
  );
}

const slotIn = (row: Timed): string | null => {
  const slot = slotTextOf(row);
  return slot && sayText(slot);
};

const AFTER_START = ' to ';

const slotColumn = <R extends Timed>(): Column<R> =>
  textColumn('slot', texts.slot, slotIn, {
    breaks: true,
    cell: (row) => {
      const words = slotIn(row);
      return words ? <Breakable words={words} after={AFTER_START} /> : uiTexts.none;
    },
  });
