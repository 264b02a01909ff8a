import { useState } from 'react';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import type { ChoiceBar as ChoiceBarOf, ChosenRows } from './choice-bar.tsx';

const ChoiceBar = lazyPart(async () => (await import('./choice-bar.tsx')).ChoiceBar) as unknown as typeof ChoiceBarOf;

/** Loaded with the first choice; stays mounted to report how an action ended. */
export function ChosenBar<R extends Identified>(props: ChosenRows<R>) {
  const [opened, open] = useState(false);
  const isChosen = props.choice.rows.length > 0;
  if (isChosen && !opened) open(true);
  return opened && <ChoiceBar<R> {...props} />;
}
