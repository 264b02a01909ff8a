import { Wholes } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from './columns.ts';

interface Ranged<R> extends Pick<Column<R>, 'id' | 'header' | 'value'> {
  /** The parts say from when to when, each in one piece; empty where neither is known. */
  partsOf: (row: R) => readonly string[];
  /** These words stand below in small; empty for nothing. */
  belowOf?: (row: R) => string;
}

/** A column of the compact view that says from when to when; the full one has a column for either end. */
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

/** Says from the one end to the other; of a range that is open at one end, what is known. */
export function fromTo(from: readonly string[], to: readonly string[]): readonly string[] {
  if (from.length === 0) return begun(uiTexts.until, to);
  if (to.length === 0) return begun(uiTexts.from, from);
  return [...from.slice(0, -1), uiTexts.fromTo(from.at(-1) as string), ...to];
}

const begun = (say: (words: string) => string, [first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [say(first), ...rest];
