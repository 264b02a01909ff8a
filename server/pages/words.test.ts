import { expect, test } from 'vitest';
import { LANGUAGES, type Language, OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import type { Unsaid } from '#contract/kernel/text.ts';
import type { PageModel } from '#contract/pages/model.ts';
import { ALL_MESSAGES, SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import { PAGE_STATES } from '#server/testing/page-states.ts';

const ROOT = new URL('../../', import.meta.url);
const { render } = (await import(new URL('dist/ssr/render.js', ROOT).href)) as {
  render: (
    page: PageModel,
    language: Language,
    messages: typeof ALL_MESSAGES,
  ) => Promise<{ body: string; title: string; description: string }>;
};

/** Names of people and places, marks of trade and units, which stay in Latin letters; whatever else stands so is not translated. */
const STAYS =
  /Nehru Zoo|Hyderabad|Apollo|Ameerpet|Asha|Dr Rao|Nadi Bank|Maths|Saraswati|Kala Fair|Summer|ZOO25|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|[\w.+-]+@[\w.-]+|https?:\S+|\b\d{2}x{6}\d{2}\b|\b(QR|UPI|PDF|English|b1|r7)\b/g;

/** All that a person sees, hears or searches for on a page. */
function textsOf({ body, title, description }: { body: string; title: string; description: string }): string {
  const named = [...body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  return [title, description, ...named, body.replace(/<(style|script|svg)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n')]
    .join('\n')
    .replace(/&[a-z#0-9]+;/g, ' ');
}

test.each(OTHER_LANGUAGES)('no page of any state says anything in English where %s was chosen', async (language) => {
  const { name: ownName } = LANGUAGES[language];
  const found: string[] = [];
  for (const [state, page] of Object.entries(PAGE_STATES)) {
    const help = { email: 'ask@zoo.example', phone: '+91 40 1234 5678' };
    const shown = said<PageModel>(
      { name: page.name, props: { ...page.props, help } } as Unsaid<PageModel>,
      SAY[language],
    );
    const text = textsOf(await render(shown, language, ALL_MESSAGES));
    expect(text).toContain(ownName);
    for (const word of text.replace(STAYS, ' ').match(/[A-Za-z]{2,}[^\n]*/g) ?? []) found.push(`${state}: ${word}`);
  }
  expect([...new Set(found)]).toEqual([]);
});

test('no page has a picker or a bubble of the browser, which would speak the language of the phone', async () => {
  const found: string[] = [];
  let forms = 0;
  for (const [state, { name, props }] of Object.entries(PAGE_STATES)) {
    const page = { name, props: { ...props, help: { email: null, phone: null } } } as Unsaid<PageModel>;
    const { body } = await render(said<PageModel>(page, SAY.te), 'te', ALL_MESSAGES);
    const note = (what: readonly string[] | null) => found.push(...(what ?? []).map((tag) => `${state}: ${tag}`));
    note(body.match(/<input[^>]* type="(?:date|time|month|week|datetime-local|file|color|number|range)"[^>]*>/g));
    for (const [form] of body.matchAll(/<form\b.*?<\/form>/gs)) {
      forms += 1;
      if (/^<form[^>]* novalidate/i.test(form)) continue;
      note(form.match(/<(?:input|select|textarea)[^>]* (?:required|pattern|minlength|type="(?:email|url)")[^>]*>/g));
    }
  }
  expect([found, forms > 10]).toEqual([[], true]);
});
