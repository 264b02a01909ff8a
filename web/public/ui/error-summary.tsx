import { useEffect, useRef } from 'react';
import type { PageProblem } from '#contract/pages.ts';
import { formTexts as texts } from '#web/public/messages/shared.ts';
import { fieldId } from './field.tsx';

/**
 * Everything that is wrong, on top, each line leading to its field. Takes the focus when the list changes, so a visitor
 * who cannot see the page top is told as well.
 */
export function ErrorSummary({ problems }: { problems: readonly PageProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{texts.thereIsAProblem}</h2>
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
