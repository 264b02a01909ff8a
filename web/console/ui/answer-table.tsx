import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answer } from './answer.ts';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import { Empty, Loading, LoadProblem, Problem } from './notice.tsx';
import { uiTexts } from './texts.ts';

/** All rows that were found, or with `total` one page of so many. */
interface Found<R> {
  rows: readonly R[];
  total?: number;
  /** See DataTableProps. */
  sum?: R;
}

export interface AnswerTableProps<R, F extends Found<R>> {
  answer: Pick<Answer<unknown>, 'error' | 'asking' | 'isPlaceholderData' | 'refetch'> & { data: F | undefined };
  /** What the table holds, for those who hear it, and what stands there where nothing was found. */
  texts: Record<'caption' | 'none', string>;
  icon: LucideIcon;
  columns: readonly Column<R>[];
  sizes: readonly number[];
  /** Stands above the table: what the rows come to. */
  above?: (found: F) => ReactNode;
}

/** What was found. While the next answer is on its way the last one stays where it is, faint; one that fails leaves it, and is told. */
export function AnswerTable<R extends Identified, F extends Found<R>>(props: AnswerTableProps<R, F>) {
  const { answer, texts, icon, columns, sizes, above } = props;
  const [state, change] = useListState(sizes);
  const { data, error, asking, isPlaceholderData, refetch } = answer;
  if (data === undefined) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <Loading />;
  const waits = asking || isPlaceholderData;
  const { rows, total, sum } = data;
  return (
    <div className={waits ? 'answer waits' : 'answer'} aria-busy={waits}>
      {error && <Problem>{uiTexts.notRenewed(error.message)}</Problem>}
      {(total ?? rows.length) === 0 ? (
        <>
          <ListTools table={texts.caption} />
          <Empty text={texts.none} icon={icon} />
        </>
      ) : (
        <>
          {above?.(data)}
          <ListTools table={texts.caption} />
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
        </>
      )}
    </div>
  );
}
