import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Markup, trusted } from './html.ts';
import { styleSheet } from './style-sheet.ts';

export type SandboxPage = {
  title: string;
  body: Markup;
  script?: string;
  formOrigins?: string[];
  /** Absent: no site may show it in a frame. */
  framedBy?: string[];
  status?: number;
};

const POLICY = 'pagePolicy';

/** Sends a page whose policy allows only its own style and script, by a fresh nonce. */
export function sendPage(reply: FastifyReply, page: SandboxPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const formAction = ["'self'", ...(page.formOrigins ?? [])].join(' ');
  const ancestors = page.framedBy ? ["'self'", ...page.framedBy].join(' ') : "'none'";
  reply.request.setDecorator(
    POLICY,
    `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${formAction}; base-uri 'none'; frame-ancestors ${ancestors}`,
  );
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(document(page, nonce));
}

/** At the last moment, because the product that hosts the gateway sets its own policy on all of its answers. */
export function setOwnHeaders(app: FastifyInstance): void {
  app.decorateRequest(POLICY, "default-src 'none'; frame-ancestors 'none'");
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'content-security-policy': request.getDecorator<string>(POLICY),
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });
}

function document(page: SandboxPage, nonce: string): string {
  const script = page.script ? html`<script nonce="${nonce}">${trusted(page.script)}</script>` : html``;
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${trusted(styleSheet)}</style>
</head>
<body>
<p class="banner" role="note"><strong>SANDBOX</strong> - no real money</p>
<main>${page.body}</main>
${script}
</body>
</html>`.markup;
}
