import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Help } from '#contract/kernel/pages.ts';
import type { PageContent, PageModel } from '#contract/pages/model.ts';
import { sendCompressed } from '#server/kernel/http/compress.ts';
import { documentOf, type PreviewBand } from './document.ts';
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

export interface Pages {
  /** Answers with a visitor's page as a whole HTML document. */
  renderPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageContent,
    options?: PageOptions,
  ) => Promise<FastifyReply>;
  /**
   * Renders a page that is the same for all visitors once, and answers a function that makes its document for a nonce.
   */
  renderAhead: (page: PageContent) => Promise<(nonce: string) => string>;
  /** Answers with a document of the console. */
  renderConsole: (request: FastifyRequest, reply: FastifyReply, name: ConsoleDocument) => Promise<FastifyReply>;
}

interface HowToShow extends Pick<PageOptions, 'preview'> {
  noindex: boolean;
  nonce: string;
}

interface PagesSettings {
  mode: 'built' | 'dev';
  /** The address that visitors use, "https://pravesh.example", for tags that name a page's own address. */
  publicUrl: string;
  help: Help;
}

/**
 * Makes the visitors' pages and the console available: files under `/assets/`, and the functions that answer with
 * documents. Knows nothing of what the pages say.
 */
export async function registerPages(app: FastifyInstance, { mode, publicUrl, help }: PagesSettings): Promise<Pages> {
  const web = mode === 'dev' ? liveWeb() : await builtWeb(app);
  const documentAt = async (path: string, content: PageContent, how: HowToShow) => {
    // Adds the props that all pages have. The compiler cannot follow this through so many kinds of page.
    const page = { ...content, props: { ...content.props, help } } as PageModel;
    const rendered = await web.render(page);
    const scripts = rendered.live && !how.preview ? web.scripts(page.name) : null;
    return documentOf({ page, rendered, scripts, url: publicUrl + path, publicUrl, ...how });
  };
  return {
    async renderPage(request, reply, page, { status = 200, noindex = false, preview } = {}) {
      // A URL that is no path, such as an address of another site, names no page of ours.
      const path = /^\/[^?]*/.exec(request.url)?.[0] ?? '/';
      const html = await documentAt(path, page, { noindex, nonce: request.cspNonce, preview });
      return sendCompressed(request, reply.code(status), html);
    },
    async renderAhead(page) {
      const html = await documentAt('/', page, { noindex: true, nonce: NONCE });
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
