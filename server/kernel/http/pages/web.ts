import { FIRST_LANGUAGE, type Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';

/** Stands for the nonce in a document that was made ahead. */
export const NONCE = '__CSP_NONCE__';

/** Stands in an early script for the address of the one that it may load later. */
export const LATER_SCRIPT = '__LATER_SCRIPT__';
/** The source of that one, as a build names it. */
export const laterSource = (language: Language): string =>
  `web/visitor/platform/remembered-list.ts${language === FIRST_LANGUAGE ? '' : `?of=${language}-remembered`}`;

/** The script of a page, as a build names it (vite.config.ts). */
export const liveSource = (page: PageModel['name'], language: Language): string =>
  `@live/${language === FIRST_LANGUAGE ? '' : `${language}-`}${page}`;

/** A page as text: what web/visitor/render.tsx answers. */
export interface PageText {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
  /** A link to it shows this picture, for whoever sees it or not. */
  picture: { url: string; text: string } | null;
  /** Search engines read this of what the page is about; null where nobody searches for it. */
  structured: Record<string, unknown> | null;
  /** It has a part that its script takes over. */
  live: boolean;
  /** Phones and televisions keep it, to show it without a network: it can stand on a home screen. */
  kept: boolean;
  /** The text of a script that its head runs at once; '' where there is none. */
  early: string;
}

/** The scripts of a document: those that it runs, and those that these will import. */
export interface Scripts {
  entry: string;
  preload: readonly string[];
  /** Vite wants this in the head; only while developing. */
  head: string;
}

/** The documents of the console: of its sign-in page, which loads nothing else (decision 0005), and of everything behind it. */
export type ConsoleDocument = 'console' | 'sign-in';

/** The source of pages and their scripts: a finished build, or Vite while developing. */
export interface Web {
  render: (page: PageModel, language: Language) => PageText | Promise<PageText>;
  /** The scripts of a page, by its name and the one language that they speak. */
  scripts: (page: PageModel['name'], language: Language) => Scripts;
  /**
   * A document of the console with its script tags and NONCE where the nonce goes; null when there is no
   * console.
   */
  consoleDocument: (name: ConsoleDocument, url: string) => Promise<string | null>;
}
