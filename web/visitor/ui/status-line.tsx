import type { ReactNode } from 'react';

export function StatusLine({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <p className="status" role="status">
      {busy && <span className="spin" aria-hidden="true" />}
      <span>{children}</span>
    </p>
  );
}
