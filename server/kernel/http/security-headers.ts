import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Config } from '#server/kernel/operations/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** New for each request; the scripts and styles of a page that is for one visitor carry it. */
    cspNonce: string;
    /** The security headers of the page at this address, for what stands inline in it. */
    pageHeaders: (inline: Inline) => Record<string, string>;
  }
}

/** Sources of the policy for the parts of a page that stand inline: a nonce, or the hashes of what is the same for everybody. */
interface Inline {
  scripts: string;
  styles: string;
}

/** The origins to which a page may post a payment form. */
const gatewayOrigins = ({ config }: Deps): string[] => {
  const hosts = config.ccavenueTxnUrl
    ? [config.ccavenueTxnUrl]
    : ['https://secure.ccavenue.com', 'https://test.ccavenue.com'];
  return hosts.map((url) => new URL(url).origin);
};

/** The source that lets exactly this text stand inline. */
export const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const words = (...sources: readonly string[]): string => sources.filter(Boolean).join(' ');

/**
 * The policy of all our pages: own scripts, inline code by nonce or hash alone, no frames, forms only to us and the gateway.
 * `checkout` are further origins that some pages allow: their scripts and frames, and what these fetch.
 */
const policy = ({ scripts, styles }: Inline, { targets, realtime }: Origins, checkout: readonly string[] = []) =>
  [
    "default-src 'self'",
    words("script-src 'self'", scripts, "'wasm-unsafe-eval'", ...checkout),
    words("style-src 'self'", styles, ...checkout),
    "img-src 'self' data: blob: https:",
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

type Origins = ReturnType<typeof originsOf>;

const originsOf = (deps: Deps) => ({
  targets: gatewayOrigins(deps).join(' '),
  realtime: new URL(deps.config.publicUrl).origin.replace(/^http/, 'ws'),
});

/** Answers of the API are data: opened as a document they may do nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const API = '/api/';
/** By the route that answers, however the caller spelt its path. The page of the API's documentation is a page like the others. */
const isData = (route: string): boolean => route.startsWith(API) && !route.startsWith('/api/docs');

const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=()';

/** The headers of every answer. */
const always = ({ publicUrl }: Config) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const byNonce = (nonce: string): Inline => ({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });

/** Puts security headers on every answer. Private answers are never stored by caches. */
export function registerSecurityHeaders(app: FastifyInstance, deps: Deps): void {
  const origins = originsOf(deps);
  const headers = always(deps.config);
  const dataHeaders = { ...headers, 'content-security-policy': API_POLICY };
  const pageHeaders = (inline: Inline) => ({ ...headers, 'content-security-policy': policy(inline, origins) });
  app.decorateRequest('cspNonce', '');
  app.decorateRequest('pageHeaders', pageHeaders);
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const data = isData(route);
    if (!data) request.cspNonce = deps.random.bytes(16).toString('base64');
    reply.headers(data ? dataHeaders : pageHeaders(byNonce(request.cspNonce)));
    reply.header('x-request-id', request.id);
    if (route.startsWith(API)) reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * Lets the pages of this plugin stand in a frame of our own pages, and nothing else: no script runs, nothing is sent, no form
 * goes anywhere. They may show what visitors do not see, so nobody keeps them.
 */
export function allowOwnFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ cspNonce }, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${cspNonce}'; img-src 'self' data: https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'cache-control': 'no-store',
    });
  });
}

/**
 * Lets the pages of this plugin open a gateway's checkout: its script, its frames, and the windows of banks that these
 * open. On all other pages only our own scripts run. The gateway is told our origin, since CCAvenue answers registered
 * domains only (docs/payments.md 3.3).
 */
export function allowCheckout(app: FastifyInstance, deps: Deps): void {
  const checkout = Object.values(deps.gateways).flatMap((gateway) => gateway?.checkoutOrigin ?? []);
  const origins = originsOf(deps);
  const pageHeaders = (inline: Inline) => ({
    ...always(deps.config),
    'content-security-policy': policy(inline, origins, checkout),
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  app.addHook('onRequest', async (request, reply) => {
    request.pageHeaders = pageHeaders;
    reply.headers(pageHeaders(byNonce(request.cspNonce)));
  });
}

/** Lets the pages of this plugin ask the browser where it is, once its visitor has pressed for that. */
export function allowPosition(app: FastifyInstance, deps: Deps): void {
  const origins = originsOf(deps);
  const allowed = { 'permissions-policy': PERMISSIONS.replace('geolocation=()', 'geolocation=(self)') };
  const pageHeaders = (inline: Inline) => ({
    ...always(deps.config),
    ...allowed,
    'content-security-policy': policy(inline, origins),
  });
  app.addHook('onRequest', async (request, reply) => {
    request.pageHeaders = pageHeaders;
    reply.headers(allowed);
  });
}
