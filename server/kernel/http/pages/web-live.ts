import type { Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';
import { ALL_MESSAGES } from '#server/kernel/words/catalogues.ts';
import {
  BROWSER_SOURCE,
  type ConsoleDocument,
  LATER_SCRIPT,
  LATER_SOURCE,
  NONCE,
  type PageText,
  type Web,
} from './web.ts';

/** React's plugin of Vite needs this before the first component, so that a saved one shows by itself. */
const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const HEAD = `<script type="module" nonce="${NONCE}">${REFRESH}</script><script type="module" src="/@vite/client" nonce="${NONCE}"></script><meta property="csp-nonce" nonce="${NONCE}">`;

const scripts: Web['scripts'] = () => ({
  entry: `/${BROWSER_SOURCE}`,
  preload: [],
  head: HEAD,
});

export type Question =
  | { page: PageModel; language: Language; messages: typeof ALL_MESSAGES }
  | { document: ConsoleDocument; url: string };
export type RenderAnswer = { value: unknown } | { error: string };

export function liveWeb(): Web {
  const ask = askingParent();
  return {
    async render(page, language) {
      const text = (await ask({ page, language, messages: ALL_MESSAGES })) as PageText;
      return { ...text, early: text.early.replace(LATER_SCRIPT, `/${LATER_SOURCE}`) };
    },
    scripts,
    consoleDocument: (document, url) => ask({ document, url }) as Promise<string | null>,
  };
}

function askingParent(): (question: Question) => Promise<unknown> {
  if (!process.send) throw new Error('--dev works below `npm run dev` only, which keeps Vite');
  const waiting = new Map<number, (answer: RenderAnswer) => void>();
  let asked = 0;
  process.on('message', ({ id, ...answer }: RenderAnswer & { id: number }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  // Ends with the process that started this one.
  process.on('disconnect', () => process.exit(1));
  return (question) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, (answer) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.value)));
      process.send?.({ id: asked, question });
    });
}
