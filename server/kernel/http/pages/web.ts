import { FIRST_LANGUAGE, type Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';

export const NONCE = '__CSP_NONCE__';

/** Placeholder in an early script for the address of the script that it may load later. */
export const LATER_SCRIPT = '__LATER_SCRIPT__';
export const laterSource = (language: Language): string =>
  `web/visitor/platform/remembered-list.ts${language === FIRST_LANGUAGE ? '' : `?of=${language}-remembered`}`;

export const liveSource = (page: PageModel['name'], language: Language): string =>
  `@live/${language === FIRST_LANGUAGE ? '' : `${language}-`}${page}`;

export interface PageText {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
  picture: { url: string; text: string };
  structured: Record<string, unknown> | null;
  live: boolean;
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
  scripts: (page: PageModel['name'], language: Language) => Scripts;
  consoleDocument: (name: ConsoleDocument, url: string) => Promise<string | null>;
}
