import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A visitor's browser without JavaScript: opens pages and submits plain forms. */
export function visitorPages(use: Pick<TestApp, 'app'>) {
  const open = (url: string) => use.app.inject({ method: 'GET', url });
  const submit = (url: string, fields: Record<string, string>) =>
    use.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  /** Submits a form that books, and opens the page between the booking and its gateway. */
  const handedOff = async (url: string, fields: Record<string, string>) => {
    const { statusCode, headers, body } = await submit(url, fields);
    expect([statusCode, headers.location], body.slice(0, 2000)).toEqual([303, expect.stringMatching(/\/pay$/)]);
    return open(String(headers.location));
  };
  return { open, submit, handedOff };
}

/** The page without its state, which carries every text of its live part. */
export const withoutState = (html: string): string => html.replace(/<script[^>]* id="page-state".*?<\/script>/s, '');

export const toldIn = (html: string): string[] => {
  const summary = /class="problem-summary".*?<\/ul>/s.exec(html)?.[0] ?? '';
  return [...summary.matchAll(/<a href="[^"]*">([^<]*)/g)].map(([, problem]) => problem ?? '');
};

export const keyIn = (body: string): string => /name="formKey" value="([0-9a-z]{26})"/.exec(body)?.[1] ?? 'no key';
