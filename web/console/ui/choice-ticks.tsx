import { type ComponentProps, use, useId } from 'react';
import { type Ticks, TicksContext } from './choice.ts';
import type { Identified } from './columns.ts';
import { uiTexts } from './texts.ts';
import { Tick } from './tick.tsx';
import '#web/console/ui/styles/choice.css';

const { choice: texts } = uiTexts;

type NamedTickProps = Omit<ComponentProps<typeof Tick>, 'id'> & { name: string; className?: string; shown?: true };

/** A tick with a name, which is heard, and seen where it is `shown`; all around it takes the press. */
function NamedTick({ name, className, shown, ...tick }: NamedTickProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={className}>
      <Tick id={id} {...tick} />
      <span className={shown ? undefined : 'hidden'}>{name}</span>
    </label>
  );
}

const pageOf = ({ all, setAll }: Ticks) => ({
  name: texts.page,
  checked: all === 'all',
  some: all === 'some',
  change: setAll,
});

const rowOf = (ticks: Ticks, row: Identified) => ({
  name: texts.row(ticks.nameOf(row)),
  checked: ticks.has(row),
  change: (on: boolean, through: boolean) => ticks.press(row, on, through),
});

/** The head of the column of ticks, which ticks all rows of the page. Nothing where rows cannot be chosen. */
export function ChoiceHead() {
  const ticks = use(TicksContext);
  return (
    ticks && (
      <th scope="col" className="choose">
        <NamedTick {...pageOf(ticks)} />
      </th>
    )
  );
}

/** The tick of a row, in a cell before the one that names it. `row` null: a sum, which is no row. */
export function ChoiceCell({ row }: { row: Identified | null }) {
  const ticks = use(TicksContext);
  return ticks && <td className="choose">{row && <NamedTick {...rowOf(ticks, row)} />}</td>;
}

/** The tick of a card. */
export function CardTick({ row }: { row: Identified }) {
  const ticks = use(TicksContext);
  return ticks && <NamedTick className="choose" {...rowOf(ticks, row)} />;
}

/** Above cards: all of this page. */
export const CardsTick = ({ ticks }: { ticks: Ticks }) => (
  <NamedTick shown className="choose-page" {...pageOf(ticks)} />
);
