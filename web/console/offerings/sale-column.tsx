import { useState } from 'react';
import type { SaleState } from '#contract/offerings/model.ts';
import { saleState } from '#contract/offerings/rules.ts';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { recordPath } from '#web/shared/paths.ts';
import type { OfferingNoun, OfferingRecord, OfferingStanding } from './queries.ts';
import { statusWords, offeringTexts as texts } from './words.ts';
import './offerings.css';

const StandingDialog = lazyDialog(async () => (await import('./dialog-section.tsx')).StandingDialog);

const ORDER: readonly SaleState[] = ['onSale', 'paused', 'draft', 'closed'];

export const saleColumn = <R extends OfferingRecord>(of: OfferingNoun<R>): Column<R> => ({
  id: 'status',
  header: texts.status,
  breaks: true,
  value: (row) => ORDER.indexOf(saleState(row)),
  narrows: (row) => statusWords(saleState(row)),
  sheet: (row) => statusWords(saleState(row)),
  cell: (row) => {
    const { kind, records, nameOf, list } = of;
    return <StateButton {...{ kind, records }} record={row} name={nameOf(row)} page={recordPath(list, row.id)} />;
  },
});

/** Marks a closed record in the name, since the state column may be hidden. */
export const nameColumn = <R extends OfferingRecord>(header: string, nameOf: (row: R) => string): Column<R> =>
  textColumn('name', header, nameOf, {
    cell: (row) =>
      row.closed ? (
        <>
          {nameOf(row)} <span className="mark-off">{texts.states.closed}</span>
        </>
      ) : (
        nameOf(row)
      ),
  });

function StateButton({ page, ...standing }: OfferingStanding & { page: string }) {
  const [open, setOpen] = useState(false);
  const { record, name } = standing;
  const state = saleState(record);
  const words = statusWords(state);
  return (
    <>
      <button
        type="button"
        className="state-button"
        aria-label={texts.statusOf(name, words)}
        onClick={() => setOpen(true)}
      >
        <span className={state === 'onSale' ? 'mark-good' : 'mark-off'}>{words}</span>
      </button>
      {open && <StandingDialog {...standing} page={page} close={() => setOpen(false)} />}
    </>
  );
}
