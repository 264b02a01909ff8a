import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty, Loading, LoadProblem, Problem } from '#web/console/kit/parts/notice.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { MOST_CHOSEN } from './choice/choice.ts';
import { useChoosing } from './choice/choosing.tsx';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import type { SearchAnswer } from './filters/answer.ts';
import { useListState } from './filters/list-state.ts';
import { ListHead } from './list-tools.tsx';

/** Says how rows are chosen to be exported. */
export interface ExportChoice<R> {
  /** "1 booking", "3 bookings". */
  count: (count: number) => string;
  /** Names a row for those who hear its tick; its id unless said. */
  nameOf?: (row: R) => string;
  /** Names the sheet and the file. */
  title: string;
  /** These are written of each; the table's own columns unless said. */
  columns?: readonly Column<R>[];
  /** A list that stays on the server answers all rows that match, at most so many. */
  everyRow?: (most: number) => Promise<readonly R[]>;
}

/** All rows that were found, or with `total` one page of so many. */
interface Found<R> {
  rows: readonly R[];
  total?: number;
  /** See DataTableProps. */
  sum?: R;
}

export interface AnswerTableProps<R, F extends Found<R>> {
  answer: Pick<SearchAnswer<unknown>, 'error' | 'asking' | 'isPlaceholderData' | 'refetch'> & { data: F | undefined };
  /** Those who hear the table are told what it holds; `none` stands there where nothing was found. */
  texts: Record<'caption' | 'none', string>;
  icon: LucideIcon;
  columns: readonly Column<R>[];
  sizes: readonly number[];
  /** Stands above the table: what the rows come to. */
  above?: (found: F) => ReactNode;
  /** Absent: nothing can be chosen. */
  choosable?: ExportChoice<R>;
}

/** Shows what was found. While the next answer is on its way the last one stays, faint; a failure leaves it, and is told. */
export function AnswerTable<R extends Identified, F extends Found<R>>(props: AnswerTableProps<R, F>) {
  const { answer, texts, icon, columns, sizes, above } = props;
  const [state, change] = useListState(sizes);
  const { data, error, asking, isPlaceholderData, refetch } = answer;
  const choosing = useExport(props);
  if (data === undefined) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <Loading />;
  const waits = asking || isPlaceholderData;
  const { rows, total, sum } = data;
  return (
    <div className={waits ? 'answer waits' : 'answer'} aria-busy={waits}>
      {error && <Problem>{uiTexts.notRenewed(error.message)}</Problem>}
      {(total ?? rows.length) === 0 ? (
        <>
          <ListHead table={texts.caption} />
          <Empty text={texts.none} icon={icon} />
        </>
      ) : (
        <>
          <ListHead table={texts.caption}>{above?.(data)}</ListHead>
          <DataTable
            columns={columns}
            rows={rows}
            total={total}
            sum={sum}
            state={state}
            change={change}
            sizes={sizes}
            caption={texts.caption}
            {...choosing}
          />
        </>
      )}
    </div>
  );
}

/** Rows of a report are chosen to be exported: nothing else is done with many of them. */
function useExport<R extends Identified, F extends Found<R>>(table: AnswerTableProps<R, F>) {
  const { answer, choosable } = table;
  const { rows = [], total } = answer.data ?? {};
  const { count, nameOf = ({ id }: R) => id, title = '', everyRow = async () => rows } = choosable ?? {};
  return useChoosing<R>({
    many: count && { count },
    nameOf,
    all: total === undefined ? answer.data?.rows : undefined,
    columns: choosable?.columns ?? table.columns,
    title,
    matching: { total: total ?? rows.length, rows: () => everyRow(MOST_CHOSEN) },
  });
}
