import type { ReactNode } from 'react';

/** Folded away for the many who do not need it. */
export function Details({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
