import { renderToString } from 'preact-render-to-string';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';
import type { PageFacts, StructuredData } from './page-facts.ts';
import { PAGES } from './pages.ts';
import { EARLY_ASKING, EARLY_MEMORY, EARLY_NEAR, EARLY_TAPS } from './platform/early.ts';
import { styleOf } from './styles.ts';
import { LIVE_ID } from './ui/live-part.tsx';
import { formTexts, shellTexts } from './ui/words.ts';

/** A page as text, ready for the document around it. */
export interface RenderedPage {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
  imageUrl: string | null;
  structured: StructuredData | null;
  /** It has a part that its script takes over. */
  live: boolean;
  /** Scripts of a line that its head runs at once (platform/early.ts). */
  early: string;
}

/** Renders one of the visitor's pages. Pure: the same model gives the same text, and the browser finds the same again. */
export async function render({ name, props }: PageModel): Promise<RenderedPage> {
  const { page } = await PAGES[name].page();
  // The table pairs each name with its props: the compiler does not follow this through so many kinds of page.
  return rendered(page as PageFacts<typeof props>, props);
}

function rendered<Props extends object>(
  { Body, title, description, imageUrl, sheets, looks, structured }: PageFacts<Props>,
  props: Props,
): RenderedPage {
  const body = renderToString(<Body {...props} />);
  return {
    body,
    css: styleOf(sheets) + (looks?.(props) ?? ''),
    lang: LANGUAGES[shellTexts.language].tag,
    title: errorMark(props) + title(props),
    description: description?.(props) ?? '',
    imageUrl: imageUrl?.(props) ?? null,
    structured: structured?.(props) ?? null,
    live: body.includes(`id="${LIVE_ID}"`),
    early: EARLY.map(([mark, script]) => (body.includes(mark) ? script : '')).join(''),
  };
}

/** Each early script, by what a page has that needs it. */
const EARLY = [
  ['class="stepper"', EARLY_TAPS],
  ['<select', EARLY_ASKING],
  ['id="remembered"', EARLY_MEMORY],
  ['id="near-me"', EARLY_NEAR],
] as const;

/** Before the title of a form that came back with problems. */
const errorMark = (props: { problems?: readonly unknown[] }): string =>
  props.problems?.length ? formTexts.errorTitle : '';
