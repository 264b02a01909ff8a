import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { PageContent, PageModel } from '#contract/pages/model.ts';
import { toldPage } from '#contract/pages/rules.ts';
import { keptText, sendCompressed } from '#server/kernel/http/compress.ts';
import { languageOf, type OwnTextsIn, textsIn } from '#server/kernel/http/language.ts';
import { hashOf } from '#server/kernel/http/security-headers.ts';
import { documentOf, inlineOf, type PreviewBand } from './document.ts';
import type { KeptPages, WrittenPage } from './kept-pages.ts';
import { type ConsoleDocument, NONCE } from './web.ts';
import { builtWeb } from './web-built.ts';
import { liveWeb } from './web-live.ts';

export interface PageOptions {
  status?: number;
  /** Keep it out of search engines: tickets, payments, anything with a number in it. */
  noindex?: boolean;
  /** Shows the page to look at: nothing in it can be pressed, and a band above says what it is. */
  preview?: PreviewBand;
}

/** This is answered at an address: a page, or where to go on. */
export interface ShownPage {
  shown: PageContent | string;
  options?: PageOptions;
  /** Something failed that it should show: whoever asks next has it read anew. */
  lacking?: boolean;
}

/** A page that is the same for everybody who asks for it at one moment, and holds nothing of anybody. */
interface SharedPage {
  /** Its address, in which everything stands that changes it; undefined where it is not kept. */
  addressOf(request: FastifyRequest): string | undefined;
  /** It is about something with this id, of an organisation; '' where it is about all of them. */
  aboutOf(request: FastifyRequest): string;
  read(request: FastifyRequest): Promise<ShownPage>;
}

export interface Pages {
  /** Answers with a visitor's page as a whole HTML document. */
  renderPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageContent,
    options?: PageOptions,
  ) => Promise<FastifyReply>;
  /** Answers with a page, or leads on. */
  show: (request: FastifyRequest, reply: FastifyReply, shown: ShownPage) => Promise<FastifyReply>;
  /**
   * Opens a page that is rendered and compressed once and sent to all who come within a second; after that it is read anew, and
   * written anew where it changed.
   */
  openShared: (app: FastifyInstance, url: string, page: SharedPage) => void;
  /**
   * Renders a page that is the same for all visitors of a language once, and answers a function that makes its document for a
   * nonce.
   */
  renderAhead: (page: PageContent, language: Language) => Promise<(nonce: string) => string>;
  /** Answers with a document of the console. */
  renderConsole: (request: FastifyRequest, reply: FastifyReply, name: ConsoleDocument) => Promise<FastifyReply>;
}

interface HowToShow extends Pick<PageOptions, 'preview'> {
  language: Language;
  noindex: boolean;
  nonce: string | null;
}

/** Writes what is shown at an address in a language, given what stood there before. */
type WritePage = (
  request: Pick<FastifyRequest, 'pageHeaders'>,
  at: { address: string; language: Language },
  shown: ShownPage,
  before: WrittenPage | undefined,
) => Promise<WrittenPage>;

interface KeptWay extends Pick<Pages, 'show'> {
  kept: KeptPages;
  /** Null where nothing is kept. */
  make: WritePage | null;
}

interface PagesSettings {
  mode: 'built' | 'dev';
  /** The address that visitors use, "https://pravesh.example", for tags that name a page's own address. */
  publicUrl: string;
  help: Help;
  kept: KeptPages;
  ownTexts: OwnTextsIn;
}

/**
 * Makes the visitors' pages and the console available: files under `/assets/`, and the functions that answer with
 * documents. Knows nothing of what the pages say.
 */
export async function registerPages(app: FastifyInstance, settings: PagesSettings): Promise<Pages> {
  const { mode, publicUrl, help, kept, ownTexts } = settings;
  const web = mode === 'dev' ? liveWeb() : await builtWeb(app);
  const toldIn = async (language: Language, content: PageContent) =>
    toldPage(language, content, await textsIn(ownTexts, language, content.props));
  /** The document of a page that is told in its language. */
  const documentAt = async (address: string, { name, props }: PageContent, how: HowToShow) => {
    // Adds the props that all pages have. The compiler cannot follow this through so many kinds of page.
    const page = { name, props: { ...props, help } } as PageModel;
    const rendered = await web.render(page, how.language);
    const scripts = rendered.live && !how.preview ? web.scripts(page.name, how.language) : null;
    const [url, query] = [publicUrl + pathOf(address), queryOf(address)];
    const parts = { page, rendered, scripts, url, query, publicUrl, ...how };
    return { html: documentOf(parts), inline: inlineOf(parts) };
  };
  const renderPage: Pages['renderPage'] = async (request, reply, page, options = {}) => {
    const { status = 200, noindex = false, preview } = options;
    const how = { noindex, nonce: request.cspNonce, preview, language: languageOf(request) };
    const { html } = await documentAt(request.url, await toldIn(how.language, page), how);
    return sendCompressed(request, reply.code(status).headers(spoken(how.language)), html);
  };
  const show: Pages['show'] = async (request, reply, { shown, options }) =>
    typeof shown === 'string' ? reply.redirect(shown, 303) : renderPage(request, reply, shown, options);
  /** Writes what is shown at an address; what stood there before stays as it is while the same is shown. */
  const write: WritePage = async ({ pageHeaders }, { address, language }, showing, before) => {
    const { options = {}, lacking = false } = showing;
    const shown = typeof showing.shown === 'string' ? showing.shown : await toldIn(language, showing.shown);
    const of = JSON.stringify({ shown, options });
    if (before?.of === of) return before;
    const headersWith = ({ scripts, styles }: Record<'scripts' | 'styles', readonly string[]>) => ({
      ...pageHeaders({ scripts: scripts.map(hashOf).join(' '), styles: styles.map(hashOf).join(' ') }),
      'cache-control': 'no-cache',
    });
    if (typeof shown === 'string')
      return {
        of,
        lacking,
        send: async (_, reply) => reply.headers(headersWith({ scripts: [], styles: [] })).redirect(shown, 303),
      };
    const { status = 200, noindex = false } = options;
    const { html, inline } = await documentAt(address, shown, { noindex, nonce: null, language });
    const headers = { ...headersWith(inline), ...spoken(language) };
    const send = keptText('text/html', () => html);
    return { of, lacking, send: (request, reply) => send(request, reply.code(status).headers(headers)) };
  };
  return {
    renderPage,
    show,
    openShared: (own, url, page) =>
      // While developing a saved file shows by itself, and Vite's own scripts need a nonce.
      openKept(own, url, page, { kept, show, make: mode === 'dev' ? null : write }),
    async renderAhead(page, language) {
      const how = { noindex: true, nonce: NONCE, language };
      const { html } = await documentAt('/', await toldIn(language, page), how);
      return (nonce) => html.replaceAll(NONCE, nonce);
    },
    async renderConsole(request, reply, name) {
      const html = await web.consoleDocument(name, request.url);
      if (html === null) {
        reply.callNotFound();
        return reply;
      }
      return sendCompressed(request, reply, html.replaceAll(NONCE, request.cspNonce));
    },
  };
}

/** Opens a page that is kept for everybody of a language. */
function openKept(own: FastifyInstance, url: string, page: SharedPage, { kept, make, show }: KeptWay): void {
  const keptAt = (request: FastifyRequest): string | undefined => {
    const address = page.addressOf(request);
    return address === undefined ? undefined : `${languageOf(request)} ${address}`;
  };
  own.get(url, { config: { keptAt } }, async (request, reply) => {
    const [place, address] = [keptAt(request), page.addressOf(request)];
    if (!make || place === undefined || address === undefined) return show(request, reply, await page.read(request));
    const at = { address, language: languageOf(request) };
    const { send } = await kept.keep(place, page.aboutOf(request), async (before) =>
      make(request, at, await page.read(request), before),
    );
    return send(request, reply);
  });
}

/** Says in which language an answer is, and what chose it (server/kernel/http/language.ts). */
const spoken = (language: Language): Record<string, string> => ({
  'content-language': LANGUAGES[language].tag,
  vary: 'Accept-Language, Cookie',
});

/** The path of an address. One that is no path, such as the address of another site, names no page of ours. */
const pathOf = (url: string): string => /^\/[^?]*/.exec(url)?.[0] ?? '/';

/** The query of an address, without its language. */
function queryOf(url: string): string {
  const query = new URLSearchParams(/\?(.*)/.exec(url)?.[1]);
  query.delete('lang');
  return query.toString();
}
