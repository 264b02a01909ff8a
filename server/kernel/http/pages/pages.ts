import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { Unsaid } from '#contract/kernel/text.ts';
import type { PageContent, PageModel } from '#contract/pages/model.ts';
import { keptText, sendCompressed } from '#server/kernel/http/compress.ts';
import { languageOf, type OwnTextsIn, saidWithNames } from '#server/kernel/http/language.ts';
import { hashOf } from '#server/kernel/http/security-headers.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import { documentOf, inlineOf, type PreviewBand } from './document.ts';
import type { KeptPages, WrittenPage } from './kept-pages.ts';
import { type ConsoleDocument, NONCE } from './web.ts';
import { builtWeb } from './web-built.ts';
import { liveWeb } from './web-live.ts';

export interface PageOptions {
  status?: number;
  noindex?: boolean;
  preview?: Unsaid<PreviewBand>;
}

export interface ShownPage {
  shown: PageContent | string;
  options?: PageOptions;
  lacking?: boolean;
}

interface SharedPage {
  addressOf(request: FastifyRequest): string | undefined;
  /** The id of a record, for its organisation; '' for a page about all of them. */
  aboutOf(request: FastifyRequest): string;
  read(request: FastifyRequest): Promise<ShownPage>;
}

export interface Pages {
  renderPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageContent,
    options?: PageOptions,
  ) => Promise<FastifyReply>;
  show: (request: FastifyRequest, reply: FastifyReply, shown: ShownPage) => Promise<FastifyReply>;
  /** Renders a page once a second for all requests: reads again, and renders again only after a change. */
  openShared: (app: FastifyInstance, url: string, page: SharedPage) => void;
  renderAhead: (page: PageContent, language: Language) => Promise<(nonce: string) => string>;
  renderConsole: (request: FastifyRequest, reply: FastifyReply, name: ConsoleDocument) => Promise<FastifyReply>;
}

interface HowToShow {
  preview?: PreviewBand | undefined;
  language: Language;
  noindex: boolean;
  nonce: string | null;
}

type WritePage = (
  request: Pick<FastifyRequest, 'pageHeaders'>,
  at: { address: string; language: Language },
  shown: ShownPage,
  before: WrittenPage | undefined,
) => Promise<WrittenPage>;

interface KeptWay extends Pick<Pages, 'show'> {
  kept: KeptPages;
  make: WritePage | null;
}

interface PagesSettings {
  mode: 'built' | 'dev';
  publicUrl: string;
  help: Help;
  kept: KeptPages;
  ownTexts: OwnTextsIn;
}

export async function registerPages(app: FastifyInstance, settings: PagesSettings): Promise<Pages> {
  const { mode, publicUrl, help, kept, ownTexts } = settings;
  const web = mode === 'dev' ? liveWeb() : await builtWeb(app);
  const saidIn = (language: Language, content: PageContent) =>
    saidWithNames<Pick<PageModel, 'name' | 'props'>>(ownTexts, language, content);
  const documentAt = async (address: string, { name, props }: Pick<PageModel, 'name' | 'props'>, how: HowToShow) => {
    // The compiler cannot narrow this union of pages.
    const page = { name, props: { ...props, help } } as PageModel;
    const rendered = await web.render(page, how.language);
    const scripts = rendered.live && !how.preview ? web.scripts(rendered.live) : null;
    const [url, query] = [publicUrl + pathOf(address), queryOf(address)];
    const parts = { page, rendered, scripts, url, query, publicUrl, ...how };
    return { html: documentOf(parts), inline: inlineOf(parts) };
  };
  const renderPage: Pages['renderPage'] = async (request, reply, page, options = {}) => {
    const { status = 200, noindex = false, preview } = options;
    const language = languageOf(request);
    const band = preview && said<PreviewBand>(preview, SAY[language]);
    const how = { noindex, nonce: request.cspNonce, preview: band, language };
    const { html } = await documentAt(request.url, await saidIn(how.language, page), how);
    return sendCompressed(request, reply.code(status).headers(spoken(how.language)), html);
  };
  const show: Pages['show'] = async (request, reply, { shown, options }) =>
    typeof shown === 'string' ? reply.redirect(shown, 303) : renderPage(request, reply, shown, options);
  const write: WritePage = async ({ pageHeaders }, { address, language }, showing, before) => {
    const { options = {}, lacking = false } = showing;
    const shown = typeof showing.shown === 'string' ? showing.shown : await saidIn(language, showing.shown);
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
      const { html } = await documentAt('/', await saidIn(language, page), how);
      return (nonce) => html.replaceAll(NONCE, nonce);
    },
    async renderConsole(request, reply, name) {
      const html = await web.consoleDocument(name, request.url);
      if (html === null) {
        reply.callNotFound();
        return reply;
      }
      const marked = help.playMoney ? html.replace('<html', '<html data-play-money') : html;
      return sendCompressed(request, reply, marked.replaceAll(NONCE, request.cspNonce));
    },
  };
}

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

const spoken = (language: Language): Record<string, string> => ({
  'content-language': LANGUAGES[language].tag,
  vary: 'Accept-Language, Cookie',
});

const pathOf = (url: string): string => /^\/[^?]*/.exec(url)?.[0] ?? '/';

function queryOf(url: string): string {
  const query = new URLSearchParams(/\?(.*)/.exec(url)?.[1]);
  query.delete('lang');
  return query.toString();
}
