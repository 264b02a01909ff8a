import type { ReactNode } from 'react';
import { unchosenId } from '#contract/offerings/page.ts';

/**
 * A list asks for a choice by this line, which is seen when the server came back to it because nothing was chosen. The browser
 * would ask in a bubble of its own, in the language of the phone.
 */
export const Unchosen = ({ action, children }: { action: string; children: ReactNode }) => (
  <p className="error unchosen" id={unchosenId(action)} tabIndex={-1}>
    {children}
  </p>
);
