import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Wholes } from '#web/ui/breakable.tsx';
import type { Column } from './columns.ts';

interface Ranged<R> extends Pick<Column<R>, 'id' | 'header' | 'value'> {
  partsOf: (row: R) => readonly string[];
  belowOf?: (row: R) => string;
}

export const rangeColumn = <R,>({ partsOf, belowOf, ...column }: Ranged<R>): Column<R> => ({
  ...column,
  only: 'compact',
  breaks: true,
  blank: (row) => partsOf(row).length === 0,
  cell: (row) => {
    const parts = partsOf(row);
    const below = belowOf?.(row);
    return (
      <>
        {parts.length === 0 ? uiTexts.none : <Wholes parts={parts} />}
        {below && <small className="below">{below}</small>}
      </>
    );
  },
});

export function fromTo(from: readonly string[], to: readonly string[]): readonly string[] {
  if (from.length === 0) return begun(uiTexts.until, to);
  if (to.length === 0) return begun(uiTexts.from, from);
  return [...from.slice(0, -1), uiTexts.fromTo(from.at(-1) as string), ...to];
}

const begun = (say: (words: string) => string, [first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [say(first), ...rest];
