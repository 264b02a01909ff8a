import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty, Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Problem } from '#web/ui/notice.tsx';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import type { SearchAnswer } from './filters/answer.ts';
import { useLastPage, useListState } from './filters/list-state.ts';

interface Found<R> {
  rows: readonly R[];
  total?: number;
  sum?: R;
}

export interface AnswerTableProps<R, F extends Found<R>> {
  answer: Pick<SearchAnswer<unknown>, 'error' | 'asking' | 'isPlaceholderData' | 'isPaused' | 'refetch'> & {
    data: F | undefined;
  };
  texts: { caption: string; none?: string };
  icon: LucideIcon;
  columns: readonly Column<R>[];
  sizes: readonly number[];
  otherwise?: ReactNode;
}

/** While the next answer loads, the last one stays, faded (not offline). An error is shown above it. */
export function AnswerTable<R extends Identified, F extends Found<R>>(props: AnswerTableProps<R, F>) {
  const { answer, texts, icon, columns, sizes, otherwise } = props;
  const [state, change] = useListState(sizes);
  const { data, error, asking, isPlaceholderData, isPaused, refetch } = answer;
  const beyond = useLastPage(state, change, isPlaceholderData ? undefined : data?.total);
  if (data === undefined) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <Loading />;
  if (beyond) return <Loading />;
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
        <DataTable {...{ columns, rows, total, sum, state, change }} caption={texts.caption} />
      )}
    </div>
  );
}
