import { use, useId } from 'react';
import { Tick } from '#web/console/kit/forms/tick-field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { type Ticks, TicksContext } from './choice.ts';

const { choice: texts } = uiTexts;

const pageOf = ({ all, setAll }: Ticks) => ({
  checked: all === 'all',
  some: all === 'some',
  change: setAll,
});

const rowOf = (ticks: Ticks, row: Identified) => ({
  'aria-label': texts.row(ticks.nameOf(row)),
  checked: ticks.has(row),
  change: (on: boolean, through: boolean) => ticks.press(row, on, through),
});

export function ChoiceHead() {
  const ticks = use(TicksContext);
  return (
    ticks && (
      <th scope="col" className="choose">
        <Tick aria-label={texts.page} {...pageOf(ticks)} />
      </th>
    )
  );
}

export function ChoiceCell({ row }: { row: Identified | null }) {
  const ticks = use(TicksContext);
  return ticks && <td className="choose">{row && <Tick {...rowOf(ticks, row)} />}</td>;
}

export function CardTick({ row }: { row: Identified }) {
  const ticks = use(TicksContext);
  return (
    ticks && (
      <span className="choose">
        <Tick {...rowOf(ticks, row)} />
      </span>
    )
  );
}

export function CardsTick({ ticks }: { ticks: Ticks }) {
  const id = useId();
  return (
    <label htmlFor={id} className="row">
      <Tick id={id} {...pageOf(ticks)} />
      {texts.page}
    </label>
  );
}
