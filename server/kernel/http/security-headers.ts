import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Random } from '#server/kernel/operations/clock.ts';
import type { Config } from '#server/kernel/operations/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    cspNonce: string;
    pageHeaders: (inline: Inline) => Record<string, string>;
  }
}

interface Inline {
  scripts: string;
  styles: string;
}

const gatewayOrigins = (config: Config): string[] => {
  const hosts = config.ccavenueTxnUrl
    ? [config.ccavenueTxnUrl]
    : ['https://secure.ccavenue.com', 'https://test.ccavenue.com'];
  return hosts.map((url) => new URL(url).origin);
};

export const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const words = (...sources: readonly string[]): string => sources.filter(Boolean).join(' ');

/** Exceptions of one page from the headers that every page is sent with. */
interface Allowed {
  /** Further origins for scripts, frames and what these fetch. */
  checkout?: readonly string[];
  pictures?: 'https:' | '';
  headers?: Record<string, string>;
}

/** Own scripts, inline code by nonce or hash alone, no frames, forms only to us and the gateway. */
const policy = (
  { scripts, styles }: Inline,
  { targets, realtime }: ReturnType<typeof originsOf>,
  { checkout = [], pictures = 'https:' }: Allowed,
) =>
  [
    "default-src 'self'",
    words("script-src 'self'", scripts, "'wasm-unsafe-eval'", ...checkout),
    words("style-src 'self'", styles, ...checkout),
    words("img-src 'self' data: blob:", pictures),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    // Older Safari does not count a WebSocket to the page's own host as 'self'.
    words("connect-src 'self'", realtime, ...checkout),
    words("frame-src 'self'", ...checkout),
    words("font-src 'self'", ...checkout),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    words("form-action 'self'", targets, ...checkout),
  ].join('; ');

const originsOf = (config: Config) => ({
  targets: gatewayOrigins(config).join(' '),
  realtime: new URL(config.publicUrl).origin.replace(/^http/, 'ws'),
});

/** Answers of the API are data: opened as a document they may do nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const API = '/api/';
/** Decided by the route, however the caller spelt its path. The API's documentation is a page. */
const isData = (route: string): boolean => route.startsWith(API) && !route.startsWith('/api/docs');

const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=()';

const always = ({ publicUrl }: Config) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const byNonce = (nonce: string): Inline => ({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });

function pageHeadersOf(config: Config, allowed: Allowed = {}): FastifyRequest['pageHeaders'] {
  const headers = { ...always(config), ...allowed.headers };
  const origins = originsOf(config);
  return (inline) => ({ ...headers, 'content-security-policy': policy(inline, origins, allowed) });
}

/** Private answers are never stored by caches. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { config, random }: { config: Config; random: Random },
): void {
  const dataHeaders = { ...always(config), 'content-security-policy': API_POLICY };
  const pageHeaders = pageHeadersOf(config);
  app.decorateRequest('cspNonce', '');
  app.decorateRequest('pageHeaders', pageHeaders);
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const data = isData(route);
    if (!data) request.cspNonce = random.bytes(16).toString('base64');
    reply.headers(data ? dataHeaders : pageHeaders(byNonce(request.cspNonce)));
    reply.header('x-request-id', request.id);
    if (route.startsWith(API)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Framing by our own pages only: no scripts, requests or forms. Not cached: may show hidden records. */
export function allowOwnFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ cspNonce }, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${cspNonce}'; img-src 'self' data: https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'cache-control': 'no-store',
    });
  });
}

function allow(app: FastifyInstance, config: Config, allowed: Allowed): void {
  const pageHeaders = pageHeadersOf(config, allowed);
  app.addHook('onRequest', async (request, reply) => {
    request.pageHeaders = pageHeaders;
    reply.headers(pageHeaders(byNonce(request.cspNonce)));
  });
}

interface Configured {
  config: Config;
}

/** For a gateway's script, frames and bank windows. It gets our origin, as CCAvenue demands (docs/payments.md 3.3). */
export const allowCheckout = (app: FastifyInstance, { config }: Configured, checkout: readonly string[]): void =>
  allow(app, config, {
    checkout,
    headers: { 'referrer-policy': 'strict-origin', 'cross-origin-opener-policy': 'same-origin-allow-popups' },
  });

/** On pages that several organisations share: another host of pictures would learn who reads another owner's page. */
export const allowOurPictures = (app: FastifyInstance, { config }: Configured): void =>
  allow(app, config, { pictures: '' });

/** Lets a page ask for the visitor's position (Near me). No organisation's picture is loaded from elsewhere there. */
export const allowPosition = (app: FastifyInstance, { config }: Configured): void =>
  allow(app, config, {
    pictures: '',
    headers: { 'permissions-policy': PERMISSIONS.replace('geolocation=()', 'geolocation=(self)') },
  });
