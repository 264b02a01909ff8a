import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty, Loading, LoadProblem, Problem } from '#web/console/kit/parts/notice.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import type { SearchAnswer } from './filters/answer.ts';
import { useListState } from './filters/list-state.ts';

/** All rows that were found, or with `total` one page of so many. */
interface Found<R> {
  rows: readonly R[];
  total?: number;
  /** See DataTableProps. */
  sum?: R;
}

export interface AnswerTableProps<R, F extends Found<R>> {
  answer: Pick<SearchAnswer<unknown>, 'error' | 'asking' | 'isPlaceholderData' | 'isPaused' | 'refetch'> & {
    data: F | undefined;
  };
  /** Those who hear the table are told what it holds; `none` stands there where nothing was found, or else that there is no data. */
  texts: { caption: string; none?: string };
  icon: LucideIcon;
  columns: readonly Column<R>[];
  sizes: readonly number[];
  /** Stands where nothing was found: what to do next. */
  otherwise?: ReactNode;
}

/** Shows what was found. While the next answer is on its way the last one stays, faint, but not while there is no network; a failure leaves it, and is told. */
export function AnswerTable<R extends Identified, F extends Found<R>>(props: AnswerTableProps<R, F>) {
  const { answer, texts, icon, columns, sizes, otherwise } = props;
  const [state, change] = useListState(sizes);
  const { data, error, asking, isPlaceholderData, isPaused, refetch } = answer;
  if (data === undefined) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <Loading />;
  const waits = (asking || isPlaceholderData) && !isPaused;
  const { rows, total, sum } = data;
  return (
    <div className={waits ? 'answer waits' : 'answer'} aria-busy={waits}>
      {error && <Problem>{uiTexts.notRenewed(error.message)}</Problem>}
      {(total ?? rows.length) === 0 ? (
        <Empty text={texts.none ?? uiTexts.noRows} icon={icon}>
          {otherwise}
        </Empty>
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          total={total}
          sum={sum}
          state={state}
          change={change}
          sizes={sizes}
          caption={texts.caption}
        />
      )}
    </div>
  );
}
