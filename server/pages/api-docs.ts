import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS } from '#contract/kernel/errors.ts';
import type { Deps } from '#server/deps.ts';
import { keptText } from '#server/kernel/http/compress.ts';
import { ICON } from '#server/kernel/http/pages/document.ts';
import { callOf, escaped } from './api-docs-call.ts';
import { SAMPLES } from './api-docs-examples.ts';
import { API_DOCS_STYLE } from './api-docs-style.ts';

const SCRIPT = new URL('../../web/visitor/api-docs-entry.ts', import.meta.url);

/** Made from the endpoints that serve the API. The same bytes for everybody, so that it costs no more than a file. */
export function apiDocs(app: FastifyInstance, deps: Deps): void {
  const file = { config: { traffic: 'file' } } as const;
  app.get(
    '/api/docs',
    file,
    keptText('text/html', () => pageOf(deps)),
  );
  app.get(
    '/api/docs/style.css',
    file,
    keptText('text/css', () => API_DOCS_STYLE),
  );
  app.get(
    '/api/docs/script.js',
    file,
    keptText('text/javascript', () => stripTypeScriptTypes(readFileSync(SCRIPT, 'utf8'))),
  );
}

const INTRODUCTION = (
  publicUrl: string,
) => `<p>Base address <code>${escaped(publicUrl)}/api</code>. JSON in and out; amounts in rupees, times in UTC, days in Asia/Kolkata. Sign in, then send
<code>Authorization: Bearer &lt;token&gt;</code>. Every POST that creates accepts an <code>Idempotency-Key</code>. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>`;

const TOKEN = `<div id="trying" hidden><label for="token">Your token, for trying calls</label><input id="token" type="password" autocomplete="off" spellcheck="false">
<p class="note">Calls that you try are real. The token stays in this page only: nothing is stored, and it is gone when you leave.</p></div>`;

const DIALOG = `<dialog id="call" data-samples="${escaped(JSON.stringify(SAMPLES))}" aria-labelledby="call-name"><form method="dialog"><h2 id="call-name"></h2><div id="fields"></div>
<p class="ask" id="ask" role="alert"></p><div class="row"><button type="submit" id="send">Send</button><button type="button" class="plain" id="close">Close</button></div>
<div id="answer" role="status"></div></form></dialog>`;

function pageOf({ config: { publicUrl }, endpoints: mounted }: Deps): string {
  const areas = Map.groupBy(mounted, ({ path }) => path.split('/')[1] ?? '');
  const links = [...areas.keys(), 'refusals']
    .map((area) => `<li><a href="#${area}">${escaped(area)}</a></li>`)
    .join('');
  const sections = [...areas].map(
    ([area, endpoints]) =>
      `<section aria-labelledby="${area}"><h2 id="${area}">${escaped(area)}</h2>${endpoints.map(callOf).join('')}</section>`,
  );
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Pravesh API</title>
<link rel="icon" href="${ICON}"><link rel="stylesheet" href="/api/docs/style.css"></head><body><header><h1>Pravesh API</h1>${INTRODUCTION(publicUrl)}</header>
<nav aria-label="Areas"><ul>${links}</ul></nav><main>${TOKEN}${sections.join('')}${refusals()}${DIALOG}</main>
<script type="module" src="/api/docs/script.js"></script></body></html>`;
}

function refusals(): string {
  const rows = Object.entries(ERROR_STATUS).map(
    ([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`,
  );
  return `<section aria-labelledby="refusals"><h2 id="refusals">refusals</h2><p>Always <code>{ message, code, issues? }</code>; the message is fit to show to a person. A method that a path does not have is 405 with <code>Allow</code>.</p><table><thead><tr><th scope="col">code</th><th scope="col">status</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}
