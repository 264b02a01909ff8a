import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Config } from '#server/platform/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Fresh for each request; every script and style of a page carries it. */
    cspNonce: string;
  }
}

/** Hosts that a page may post a payment form to. */
const gatewayOrigins = ({ config }: Deps): string[] => {
  const hosts = config.ccavenueTxnUrl
    ? [config.ccavenueTxnUrl]
    : ['https://secure.ccavenue.com', 'https://test.ccavenue.com'];
  return hosts.map((url) => new URL(url).origin);
};

/**
 * The policy of every page of ours: own scripts by nonce, no inline code, no frames, forms only to us and the gateway.
 * `checkout` are origins that some pages let in besides: their scripts and frames, and what these fetch.
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

/** Answers of the API are data: whatever opens one as a document may do nothing with it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const API = '/api/';
// Its page (api/docs) is a page like the others.
const isData = (url: string): boolean => url.startsWith(API) && !url.startsWith('/api/docs');

/** What stands on every answer. */
const always = ({ publicUrl }: Config) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** The same on an answer of the API that is not made by way of Fastify. */
export const dataHeaders = (config: Config): Record<string, string> => ({
  ...always(config),
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
});

/** Security headers on every answer; private answers are never stored by caches. */
export function registerSecurityHeaders(app: FastifyInstance, deps: Deps): void {
  const { targets, realtime } = originsOf(deps);
  const headers = always(deps.config);
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    const data = isData(request.url);
    if (!data) request.cspNonce = deps.random.bytes(16).toString('base64');
    reply.headers({
      'content-security-policy': data ? API_POLICY : policy(request.cspNonce, targets, realtime),
      ...headers,
      'x-request-id': request.id,
    });
    if (request.url.startsWith(API)) reply.header('cache-control', 'no-store');
  });
}

/**
 * Lets the pages of this plugin open a gateway's checkout: its script, its frames, and the windows of banks that these
 * open. Everywhere else no script but ours runs.
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
