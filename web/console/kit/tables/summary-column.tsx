import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Wholes } from '#web/ui/breakable.tsx';
import type { Column } from './columns.ts';
import '#web/console/kit/styles/summary.css';

export type SummaryPart = readonly [name: string, words: string];

interface Summarised<R> {
  id: string;
  header: string;
  partsOf: (row: R) => readonly SummaryPart[];
  nameOf: (row: R) => string;
  value?: Column<R>['value'];
  /** Parts before the button; two if absent. */
  shown?: number;
}

/** Shows the first parts and a button for the rest; printed in full. The full view has a column for each. */
export const summaryColumn = <R,>({ id, header, partsOf, nameOf, value, shown = 2 }: Summarised<R>): Column<R> => ({
  id,
  header,
  only: 'compact',
  breaks: true,
  value,
  blank: (row) => partsOf(row).length === 0,
  cell: (row) => <Summary parts={partsOf(row)} shown={shown} title={uiTexts.allOf(header, nameOf(row))} />,
});

const worded = (part: SummaryPart): string => part.join(' ');

const Short = ({ parts }: { parts: readonly SummaryPart[] }) => (
  <Wholes parts={parts.map((part, at) => `${worded(part)}${at < parts.length - 1 ? ',' : ''}`)} />
);

function Summary({ parts, shown, title }: { parts: readonly SummaryPart[]; shown: number; title: string }) {
  if (parts.length === 0) return uiTexts.none;
  if (parts.length <= shown)
    return (
      <span className="summary">
        <Short parts={parts} />
      </span>
    );
  const target = (
    <button type="button" className="preset">
      +{parts.length - shown}
      <span className="hidden"> more: {title}</span>
    </button>
  );
  return (
    <span className="summary" title={parts.map(worded).join(', ')}>
      <span className="summary-short">
        <Short parts={parts.slice(0, shown)} />
      </span>{' '}
      <Popover title={title} target={target}>
        {() => (
          <ul className="lines">
            {parts.map(([name, words]) => (
              <li key={name}>
                {name} <b>{words}</b>
              </li>
            ))}
          </ul>
        )}
      </Popover>
      <span className="summary-all">{parts.map(worded).join(', ')}</span>
    </span>
  );
}
