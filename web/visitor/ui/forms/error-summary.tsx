import { useLayoutEffect, useRef } from 'react';
import type { PageProblem } from '#contract/kernel/pages.ts';
import { say } from '#web/shared/say.ts';
import { fieldId } from './field.tsx';

interface ErrorSummaryProps {
  problems: readonly PageProblem[];
  told?: readonly PageProblem[];
}

/**
 * Links to each field. Takes focus on a new report (`told`), so that screen readers and visitors below notice it, but
 * not when corrected lines disappear.
 */
export function ErrorSummary({ problems, told = problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (told.length > 0) box.current?.focus();
  }, [told]);
  if (problems.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{say('ui.problem')}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${fieldId(field)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
