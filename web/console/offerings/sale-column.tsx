import CircleDot from 'lucide-react/icons/circle-dot';
import type { SaleState } from '#contract/offerings/model.ts';
import { saleState } from '#contract/offerings/rules.ts';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import { Today } from '#web/console/dashboard/today-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { moreColumn, RowButton, useRowDialog } from '#web/console/kit/tables/row-actions.tsx';
import { recordPath } from '#web/shared/paths.ts';
import type { OfferingNoun, OfferingRecord, OfferingStanding } from './queries.ts';
import { statusWords, offeringTexts as texts } from './words.ts';
import './offerings.css';

const StandingDialog = lazyDialog(async () => (await import('./dialog-section.tsx')).StandingDialog);

const ORDER: readonly SaleState[] = ['onSale', 'paused', 'draft', 'closed'];

const wordsOf = (row: OfferingRecord): string => statusWords(saleState(row));

const State = ({ row }: { row: OfferingRecord }) => (
  <span className={saleState(row) === 'onSale' ? 'mark-good' : 'mark-off'}>{wordsOf(row)}</span>
);

/** A column of the product for parks; elsewhere the state is under the name. */
export const saleColumn = <R extends OfferingRecord>(only?: 'sheet'): Column<R> => ({
  id: 'status',
  header: texts.status,
  only,
  breaks: true,
  value: (row) => ORDER.indexOf(saleState(row)),
  narrows: wordsOf,
  sheet: wordsOf,
  cell: (row) => <State row={row} />,
});

/** The name, and under it the day so far and, where there is no such column, the state of sale. */
export const nameColumn = <R extends OfferingRecord>(
  header: string,
  nameOf: (row: R) => string,
  withState = true,
): Column<R> =>
  textColumn('name', header, nameOf, {
    below: (row) => (
      <small className="below">
        {withState && <State row={row} />} <Today id={row.id} />
      </small>
    ),
  });

/** All that can be done with a row beyond the buttons of the product: `others`, its state of sale and its preview. */
export const actsColumn = <R extends OfferingRecord>(of: OfferingNoun<R>, ...others: Column<R>[]): Column<R> =>
  moreColumn(of.nameOf, [
    ...others,
    changesColumn(of.nameOf),
    {
      id: 'standing',
      header: texts.standing,
      action: true,
      cell: (record) => {
        const { kind, records, nameOf, list } = of;
        return (
          <StandingButton {...{ kind, records, record }} name={nameOf(record)} page={recordPath(list, record.id)} />
        );
      },
    },
  ]);

function StandingButton({ page, ...standing }: OfferingStanding & { page: string }) {
  const open = useRowDialog();
  const label = texts.statusOf(standing.name, wordsOf(standing.record));
  const act = () => open((close) => <StandingDialog {...standing} page={page} close={close} />);
  return <RowButton icon={CircleDot} label={label} word={texts.standing} act={act} />;
}
