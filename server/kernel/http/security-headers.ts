import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Config } from '#server/kernel/operations/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** New for each request; every script and style of a page carries it. */
    cspNonce: string;
  }
}

/** The origins to which a page may post a payment form. */
const gatewayOrigins = ({ config }: Deps): string[] => {
  const hosts = config.ccavenueTxnUrl
    ? [config.ccavenueTxnUrl]
    : ['https://secure.ccavenue.com', 'https://test.ccavenue.com'];
  return hosts.map((url) => new URL(url).origin);
};

/**
 * The policy of all our pages: own scripts by nonce, no inline code, no frames, forms only to us and the gateway.
 * `checkout` are further origins that some pages allow: their scripts and frames, and what these fetch.
 */
const policy = (nonce: string, formTargets: string, realtime: string, checkout: readonly string[] = []) =>
  [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...checkout].join(' '),
    ["style-src 'self'", `'nonce-${nonce}'`, ...checkout].join(' '),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    // Older Safari does not count a WebSocket to the page's own host as 'self'.
    ["connect-src 'self'", realtime, ...checkout].join(' '),
    ["frame-src 'self'", ...checkout].join(' '),
    ["font-src 'self'", ...checkout].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", formTargets, ...checkout].join(' '),
  ].join('; ');

const originsOf = (deps: Deps) => ({
  targets: gatewayOrigins(deps).join(' '),
  realtime: new URL(deps.config.publicUrl).origin.replace(/^http/, 'ws'),
});

/** Answers of the API are data: opened as a document they may do nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const API = '/api/';
/** By the route that answers, however the caller spelt its path. The page of the API's documentation is a page like the others. */
const isData = (route: string): boolean => route.startsWith(API) && !route.startsWith('/api/docs');

/** The headers of every answer. */
const always = ({ publicUrl }: Config) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Puts security headers on every answer. Private answers are never stored by caches. */
export function registerSecurityHeaders(app: FastifyInstance, deps: Deps): void {
  const { targets, realtime } = originsOf(deps);
  const headers = always(deps.config);
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const data = isData(route);
    if (!data) request.cspNonce = deps.random.bytes(16).toString('base64');
    reply.headers({
      'content-security-policy': data ? API_POLICY : policy(request.cspNonce, targets, realtime),
      ...headers,
      'x-request-id': request.id,
    });
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
 * open. On all other pages only our own scripts run.
 */
export function allowCheckout(app: FastifyInstance, deps: Deps): void {
  const checkout = Object.values(deps.gateways).flatMap((gateway) => gateway?.checkoutOrigin ?? []);
  const { targets, realtime } = originsOf(deps);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy(request.cspNonce, targets, realtime, checkout),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });
}
