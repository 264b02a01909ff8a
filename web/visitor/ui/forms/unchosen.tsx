import type { ReactNode } from 'react';
import { unchosenId } from '#contract/offerings/page.ts';

/** Shown if a list has no choice; the browser's own bubble would be in the phone's language. */
export const Unchosen = ({ action, children }: { action: string; children: ReactNode }) => (
  <p className="error unchosen" id={unchosenId(action)} tabIndex={-1}>
    {children}
  </p>
);
