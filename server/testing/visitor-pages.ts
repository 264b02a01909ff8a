import type { TestApp } from './test-app.ts';

/** A visitor's browser without JavaScript: opens pages and submits plain forms. */
export const visitorPages = (use: Pick<TestApp, 'app'>) => ({
  open: (url: string) => use.app.inject({ method: 'GET', url }),
  submit: (url: string, fields: Record<string, string>) =>
    use.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    }),
});

/** Gives what React rendered, as people read it: without its comments and with plain apostrophes. */
export const words = (html: string): string => html.replace(/<!-- -->/g, '').replaceAll('&#x27;', "'");

/** The problems that a page tells above its form, in their order. */
export const toldIn = (html: string): string[] => {
  const summary = /class="summary".*?<\/ul>/s.exec(words(html))?.[0] ?? '';
  return [...summary.matchAll(/<a href="[^"]*">([^<]*)/g)].map(([, problem]) => problem ?? '');
};
