import { renderToString } from 'react-dom/server';
import type { PageModel } from '#contract/pages.ts';
import { factsOf } from './catalogue.tsx';
import { styleOf } from './styles.ts';

/** A page as text, ready for the document around it. */
export interface RenderedPage {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** The source file of the page's script, as the build's manifest knows it; null for a page without one. */
  script: string | null;
}

/** Renders one of the visitor's pages. Pure: the same model gives the same text, and the browser finds the same again. */
export function render(page: PageModel): RenderedPage {
  const { body, sheets, ...head } = factsOf(page);
  return { ...head, lang: 'en-IN', body: renderToString(body), css: styleOf(sheets) };
}
