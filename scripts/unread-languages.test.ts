import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLanguage, UNREAD_LANGUAGES } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';
import { tellerOf, toldBy } from '#contract/pages/rules.ts';
import { TOLD as HINDI, type ToldWords } from '#contract/pages/words.hi.ts';
import { PAGE_STATES } from '#server/testing/page-states.ts';

const ROOT = new URL('../', import.meta.url);
const UNREAD = Object.entries(UNREAD_LANGUAGES);

const filesOf = (folder: string): Promise<string[]> => readdir(new URL(folder, ROOT), { recursive: true });

/** The letters of each script. */
const LETTERS: Record<string, RegExp> = {
  ta: /[\u0B80-\u0BFF]/,
  kn: /[\u0C80-\u0CFF]/,
  mr: /[\u0900-\u097F]/,
  bn: /[\u0980-\u09FF]/,
};

/** Names of people, places and trade, units and the names of other languages stay as they are. */
const STAYS =
  /Nehru Zoo|Hyderabad|Apollo|Ameerpet|Asha|Dr Rao|Nadi Bank|Maths|Saraswati|Kala Fair|Summer|ZOO25|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|[\w.+-]+@[\w.-]+|https?:\S+|\b\d{2}x{6}\d{2}\b|\b(QR|UPI|PDF|English|b1|r7)\b/g;

interface Renderer {
  render: (page: PageModel) => Promise<{ body: string; title: string; description: string; lang: string }>;
}

let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({
    root: fileURLToPath(ROOT),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);
afterAll(() => vite.close());

/** All that pages are told in a language, as words.hi.ts puts it together of those that are read; no name of it lacks. */
async function toldIn(code: string): Promise<ToldWords> {
  const files = (await filesOf('contract')).filter((path) => path.endsWith(`words.${code}.ts`));
  const words = Object.assign({}, ...(await Promise.all(files.map((path) => import(`#contract/${path}`)))));
  expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(HINDI)));
  return words;
}

const saidIn = ({ title, description, body }: Awaited<ReturnType<Renderer['render']>>): string => {
  const named = [...body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  const shown = body.replace(/<(style|script|svg)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n');
  return [title, description, ...named, shown].join('\n').replace(/&[a-z#0-9]+;/g, ' ');
};

test.each(UNREAD)(
  'switched on for a page, %s is spoken in every state of it, and nothing is left in English',
  async (code, { tag }) => {
    const { render } = (await vite.ssrLoadModule(`/web/visitor/render.tsx?of=${code}-`)) as Renderer;
    const tell = tellerOf(await toldIn(code));
    const help = { email: 'ask@zoo.example', phone: '+91 40 1234 5678' };
    const left: string[] = [];
    for (const [state, { name, props }] of Object.entries(PAGE_STATES)) {
      const page = { name, props: { ...toldBy<object>(tell, props), help } } as PageModel;
      const rendered = await render(page);
      expect([state, rendered.lang, LETTERS[code]?.test(rendered.title)]).toEqual([state, tag, true]);
      for (const words of saidIn(rendered)
        .replace(STAYS, ' ')
        .match(/[A-Za-z]{2,}[^\n]*/g) ?? [])
        left.push(`${state}: ${words}`);
    }
    expect([...new Set(left)]).toEqual([]);
  },
  120_000,
);

test('a language that nobody has read has every file of those that are offered, and is offered nowhere', async () => {
  const files = [...(await filesOf('contract')), ...(await filesOf('web'))];
  const of = (code: string) => files.filter((path) => new RegExp(`\\.${code}\\.tsx?$`).test(path));
  for (const [code] of UNREAD) {
    expect(of(code)).toEqual(of('te').map((path) => path.replace(/\.te\.(tsx?)$/, `.${code}.$1`)));
    expect(isLanguage(code)).toBe(false);
  }
});
