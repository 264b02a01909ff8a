import type { Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';

export const NONCE = '__CSP_NONCE__';

/** Placeholder in an early script for the address of the script that it may load later. */
export const LATER_SCRIPT = '__LATER_SCRIPT__';
export const LATER_SOURCE = 'web/visitor/platform/remembered-list.ts';

/** Hydrates the live part of any page. */
export const BROWSER_SOURCE = 'web/visitor/browser.tsx';

/** `live` of a rendered page, as a path of the repository. */
export const liveSource = (live: string): string => live.replace('./', 'web/visitor/');

export interface PageText {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
  picture: { url: string; text: string };
  structured: Record<string, unknown> | null;
  live: string | null;
  texts: { languages: readonly Language[]; keys: readonly string[] };
  kept: boolean;
  early: string;
}

export interface Scripts {
  entry: string;
  preload: readonly string[];
  head: string;
}

/** The sign-in page loads nothing else (decision 0005). */
export type ConsoleDocument = 'console' | 'sign-in';

export interface Web {
  render: (page: PageModel, language: Language) => PageText | Promise<PageText>;
  scripts: (live: string) => Scripts;
  consoleDocument: (name: ConsoleDocument, url: string) => Promise<string | null>;
}
