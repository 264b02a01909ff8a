import type { ReactNode } from 'react';

interface TotalBarProps {
  /** "3 tickets" */
  count: string;
  amount: string;
  /** The amount before a discount, struck through. */
  before?: string;
  /** Every kind that was chosen, where a wide screen has room. */
  lines?: readonly string[];
  /** The button of the next step. */
  children: ReactNode;
}

/** Always in sight at the foot of the screen, beside the form on a wide one: how many, how much, and the way on. Only scripts can count along. */
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
