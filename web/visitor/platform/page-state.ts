import type { Language } from '#contract/kernel/languages.ts';
import { speak } from '#web/shared/say.ts';
import { type Messages, sayIn } from '#words/say.ts';

/** What the scripts of a page need, written by server/kernel/http/pages/document.ts. */
export interface PageState {
  language: Language;
  /** Texts of the page's scripts; a board carries every language. */
  messages: Partial<Record<Language, Messages>>;
  /** Only with a live part: its file, and the props with which the server drew the page. */
  live?: string;
  props?: object;
}

export function readPageState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

export function speakLanguages(language: Language, messages: PageState['messages']): void {
  const says = Object.entries(messages).map(([code, texts]) => [code, sayIn(code as Language, texts)]);
  const each = Object.fromEntries(says);
  speak(each[language], each);
}
