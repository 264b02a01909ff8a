import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';
import { hush, say } from '#web/shared/say.ts';
import { WORKER } from '#web/shared/worker-rules.ts';
import type { Messages } from '#words/say.ts';
import type { LinkPicture, PageFacts, StructuredData } from './page-facts.ts';
import { PAGES } from './pages.ts';
import { inline } from './platform/early/inline.ts';
import { keepPage } from './platform/early/keeping.ts';
import { takeTypedAlong } from './platform/early/language.ts';
import { makeRoomForMemory } from './platform/early/memory.ts';
import { offerNearMe } from './platform/early/near-me.ts';
import { countTaps } from './platform/early/taps.ts';
import { speakLanguages } from './platform/page-state.ts';
import { drawnPreview } from './presentations/presentation.tsx';
import scriptTexts from './script-texts.json' with { type: 'json' };
import { styleOf } from './styles.ts';
import { LIVE_ID } from './ui/live-part.tsx';

export interface RenderedPage {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
  picture: LinkPicture;
  structured: StructuredData | null;
  /** Source of the part that a browser hydrates. */
  live: string | null;
  /** The texts that the page's scripts need. */
  texts: { languages: readonly Language[]; keys: readonly string[] };
  kept: boolean;
  /** Script for the head (platform/early). */
  early: string;
}

/** The same model gives the same HTML, as hydration needs. `messages`: every text in every language. */
export async function render(
  { name, props }: PageModel,
  language: Language,
  messages: Record<Language, Messages>,
): Promise<RenderedPage> {
  const { page } = await PAGES[name].page();
  // Nothing waits until the hush, so no other page can change the language.
  speakLanguages(language, messages);
  try {
    // The table guarantees matching props, which TypeScript cannot follow.
    return rendered(page as PageFacts<typeof props>, props, { language, ...PAGES[name] });
  } finally {
    hush();
  }
}

function rendered<Props extends object>(
  { Body, title, description, picture, sheets, looks, structured }: PageFacts<Props>,
  props: Props,
  { live, televisions, language }: Omit<(typeof PAGES)[PageModel['name']], 'page'> & { language: Language },
): RenderedPage {
  const body = (live ? renderToString : renderToStaticMarkup)(<Body {...props} />);
  // In development pages are not stored and there is no worker.
  const kept = import.meta.env.PROD && (televisions || body.includes('id="as-of"'));
  const isLive = live !== undefined && body.includes(`id="${LIVE_ID}"`);
  return {
    body,
    css: styleOf(sheets) + (looks?.(props) ?? ''),
    lang: LANGUAGES[language].tag,
    title: errorMark(props) + title(props),
    description: description?.(props) ?? '',
    picture: picture?.(props) ?? drawnPreview('general'),
    structured: structured?.(props) ?? null,
    live: isLive ? live : null,
    texts: {
      languages: televisions ? LANGUAGE_CODES : [language],
      keys: [
        ...(isLive ? scriptTexts[live] : []),
        ...(body.includes(REMEMBERED) ? scriptTexts['./platform/remembered-list.ts'] : []),
      ],
    },
    kept,
    early: earlyOf(body) + (kept ? inline(keepPage, WORKER) : ''),
  };
}

/** Replaced by the address of remembered-list.ts (server/kernel/http/pages/web.ts). */
const LATER_SCRIPT = '__LATER_SCRIPT__';

const REMEMBERED = 'id="remembered"';

const EARLY: readonly [mark: string, script: string][] = [
  ['class="stepper"', inline(countTaps)],
  [REMEMBERED, inline(makeRoomForMemory, LATER_SCRIPT)],
  ['id="near-me"', inline(offerNearMe)],
  ['name="mobile"', inline(takeTypedAlong)],
];

const earlyOf = (body: string): string => EARLY.map(([mark, script]) => (body.includes(mark) ? script : '')).join('');

const errorMark = (props: { problems?: readonly unknown[] }): string =>
  props.problems?.length ? say('ui.errorTitle') : '';
