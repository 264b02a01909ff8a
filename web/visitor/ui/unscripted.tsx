import type { ReactNode } from 'react';

/** Stands in a live part where scripts do not run. React in a browser draws nothing in a noscript, and hydrates nothing there. */
export const Unscripted = ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>;
