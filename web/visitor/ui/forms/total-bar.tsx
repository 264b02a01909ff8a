import type { ReactNode } from 'react';

interface TotalBarProps {
  count: string;
  amount: string;
  before?: string;
  lines?: readonly string[];
  children: ReactNode;
}

/** At the foot of the screen, next to the form on wide screens. Counts only with scripts. */
export function TotalBar({ count, amount, before, lines = [], children }: TotalBarProps) {
  return (
    <div className="total-bar">
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="scripted" role="status">
        <span className="units">{count}</span>
        <b className="num">
          {before && <s>{before}</s>}
          {amount}
        </b>
      </p>
      {children}
    </div>
  );
}
