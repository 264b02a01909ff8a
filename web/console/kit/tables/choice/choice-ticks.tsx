import { type ComponentProps, createContext, use, useId, useRef } from 'react';
import { Tick } from '#web/console/kit/forms/tick-field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import type { RowChoice } from './use-choice.ts';

const { choice: texts } = uiTexts;

interface Ticks {
  page: ComponentProps<typeof Tick>;
  of: (row: Identified) => ComponentProps<typeof Tick>;
}

/** Null if rows cannot be chosen. */
export const TicksContext = createContext<Ticks | null>(null);

export function useTicks<R extends Identified>(choice: RowChoice<R> | undefined, shown: readonly R[]): Ticks | null {
  const last = useRef<string | null>(null);
  if (!choice) return null;
  const ticked = choice.rows.length === 0 ? 0 : shown.filter(({ id }) => choice.has(id)).length;
  const placeOf = (id: string | null) => shown.findIndex((row) => row.id === id);
  /** `through` (Shift): with all rows since the last press. */
  const press = ({ id }: Identified, on: boolean, through: boolean) => {
    const [from, to] = [through ? placeOf(last.current) : -1, placeOf(id)];
    last.current = id;
    choice.set(shown.slice(from < 0 ? to : Math.min(from, to), Math.max(from, to) + 1), on);
  };
  return {
    page: {
      checked: ticked > 0 && ticked === shown.length,
      some: ticked > 0 && ticked < shown.length,
      change: (on) => choice.set(shown, on),
    },
    of: (row) => ({
      'aria-label': texts.row(choice.nameOf(row as R)),
      checked: choice.has(row.id),
      change: (on, through) => press(row, on, through),
    }),
  };
}

export function ChoiceHead() {
  const ticks = use(TicksContext);
  return (
    ticks && (
      <th scope="col" className="choose">
        <Tick aria-label={texts.page} {...ticks.page} />
      </th>
    )
  );
}

/** In a table a cell, empty in the row of a sum; in a card a span. */
export function ChoiceCell({ row, as: Element = 'td' }: { row: Identified | null; as?: 'td' | 'span' }) {
  const ticks = use(TicksContext);
  return ticks && <Element className="choose">{row && <Tick {...ticks.of(row)} />}</Element>;
}

export function CardsTick({ ticks }: { ticks: Ticks }) {
  const id = useId();
  return (
    <label htmlFor={id} className="row">
      <Tick id={id} {...ticks.page} />
      {texts.page}
    </label>
  );
}
