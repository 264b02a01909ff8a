import type { ComponentChildren } from 'preact';

interface TotalBarProps {
  /** "3 tickets" */
  count: string;
  amount: string;
  /** The amount before a discount, struck through. */
  before?: string;
  /** The button of the next step. */
  children: ComponentChildren;
}

/** Always in sight at the foot of the screen: how many, how much, and the way on. Only scripts can count along. */
export function TotalBar({ count, amount, before, children }: TotalBarProps) {
  return (
    <div className="total-bar">
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
