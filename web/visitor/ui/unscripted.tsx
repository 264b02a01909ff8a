import type { ReactNode } from 'react';

/** Content for browsers without scripts inside a live part. React neither renders nor hydrates a noscript. */
export const Unscripted = ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>;
