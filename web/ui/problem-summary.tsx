import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { fieldId } from './field.tsx';

interface Problem {
  /** Name of the field, or what `idOf` makes an id of; absent: the whole form. */
  field?: string;
  message: string;
  /** After the link. */
  rest?: string;
}

interface ProblemSummaryProps {
  heading: string;
  icon?: ReactNode;
  problems: readonly Problem[];
  /** A new report takes the focus, so that nobody has to look for it. Corrected lines that disappear do not. */
  told?: readonly unknown[];
  idOf?: (field: string) => string;
  follow?: (event: MouseEvent, id: string) => void;
}

/** Links to each field with a problem. */
export function ProblemSummary({ heading, icon, problems, told, idOf = fieldId, follow }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (told && told.length > 0) box.current?.focus();
  }, [told]);
  if (problems.length === 0) return null;
  return (
    <div className="problem-summary" role="alert" tabIndex={-1} aria-label={heading} ref={box}>
      {icon}
      <h2>{heading}</h2>
      <ul>
        {problems.map(({ field, message, rest }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a href={`#${idOf(field)}`} onClick={follow && ((event) => follow(event, idOf(field)))}>
                {message}
              </a>
            )}
            {rest}
          </li>
        ))}
      </ul>
    </div>
  );
}
