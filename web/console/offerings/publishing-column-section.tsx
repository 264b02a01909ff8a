import { useState } from 'react';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { recordPath } from '#web/shared/paths.ts';
import { type OfferingNoun, type OfferingRecord, type OfferingStanding, stateOf } from './queries.ts';
import { offeringTexts as texts } from './words.ts';
import './offerings.css';

const StandingDialog = lazyDialog(async () => (await import('./dialog-section.tsx')).StandingDialog);

const MARKS = { draft: 'mark-off', published: 'mark-good', inactive: 'mark-off', closed: 'mark-off' } as const;
const ORDER = ['closed', 'draft', 'inactive', 'published'];

/** The column that says whether visitors see a row; it opens what is missing, the preview and the way to publish. */
export const publishingColumn = <R extends OfferingRecord>(of: OfferingNoun<R>): Column<R> => ({
  id: 'published',
  header: texts.column,
  breaks: true,
  value: (row) => ORDER.indexOf(stateOf(row)),
  narrows: (row) => texts.states[stateOf(row)],
  cell: (row) => {
    const { kind, records, nameOf, list } = of;
    return <StateButton {...{ kind, records }} record={row} name={nameOf(row)} page={recordPath(list, row.id)} />;
  },
});

/** The column that names a row, and says that it is closed: the column of its state may be out of sight. */
export const nameColumn = <R extends OfferingRecord>(header: string, nameOf: (row: R) => string): Column<R> =>
  textColumn('name', header, nameOf, {
    cell: (row) =>
      row.closed ? (
        <>
          {nameOf(row)} <span className={MARKS.closed}>{texts.states.closed}</span>
        </>
      ) : (
        nameOf(row)
      ),
  });

function StateButton({ page, ...standing }: OfferingStanding & { page: string }) {
  const [open, setOpen] = useState(false);
  const { record, name } = standing;
  const state = stateOf(record);
  return (
    <>
      <button
        type="button"
        className="state-button"
        aria-label={texts.standing(name, texts.states[state])}
        onClick={() => setOpen(true)}
      >
        <span className={MARKS[state]}>{texts.states[state]}</span>
      </button>
      {open && <StandingDialog {...standing} page={page} close={() => setOpen(false)} />}
    </>
  );
}
