import { type ReactNode, useState } from 'react';

interface FoldProps {
  /** Stays in sight when it is closed. */
  says: ReactNode;
  /** Only the first value counts, so that nothing closes or moves while the user types in it. */
  folded: boolean;
  /** Something in it must be put right: it is open. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A part of a form that is folded under one line when the form opens; else it is there as it is. */
export function Fold({ says, folded, problem, children }: FoldProps) {
  const [isFold] = useState(folded);
  const [open, setOpen] = useState(false);
  if (!isFold) return children;
  return (
    <details
      className="fold"
      open={open || problem !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{says}</summary>
      {children}
    </details>
  );
}
