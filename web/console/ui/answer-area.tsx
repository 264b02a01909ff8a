import type { ReactNode } from 'react';
import type { Answer } from './answer.ts';
import { Loading, LoadProblem, Problem } from './notice.tsx';
import { uiTexts } from './texts.ts';

interface AnswerAreaProps<T> {
  answer: Answer<T>;
  isEmpty: (data: T) => boolean;
  /** What stands there where nothing was found. */
  none: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was found. While the next answer is on its way the last one stays where it is, faint; one that fails leaves it, and is told. */
export function AnswerArea<T>({ answer, isEmpty, none, children }: AnswerAreaProps<T>) {
  const { data, error, asking, isPlaceholderData, refetch } = answer;
  if (data === undefined) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <Loading />;
  const waits = asking || isPlaceholderData;
  return (
    <div className={waits ? 'answer waits' : 'answer'} aria-busy={waits}>
      {error && <Problem>{uiTexts.notRenewed(error.message)}</Problem>}
      {isEmpty(data) ? none : children(data)}
    </div>
  );
}
