import type { ComponentChildren } from 'preact';

/**
 * Stands in a live part where scripts do not run, and is drawn by the server alone: to a browser that runs them it is text, in the
 * place of which Preact would put fields, and a form would send these.
 */
export const Unscripted = ({ children }: { children: ComponentChildren }) => (
  <noscript>{import.meta.env.SSR && children}</noscript>
);
