import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { mountedEndpoints } from '#server/platform/mount.ts';
import { schemaOf } from '#server/platform/openapi.ts';

/** The browsable page of the API, made from the same endpoints that serve it: plain HTML, folded, searchable with the browser. */
export function apiDocs(app: FastifyInstance, deps: Deps): void {
  app.get('/api/docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(deps.config.publicUrl, request.cspNonce)),
  );
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .4rem 0; } summary { cursor: pointer; padding: .6rem .8rem; display: flex; gap: .8rem; flex-wrap: wrap; align-items: baseline; }
summary b { min-width: 4.2rem; } code, pre { font: .9rem/1.45 ui-monospace, monospace; } pre { background: var(--soft); padding: .8rem; border-radius: .4rem; overflow-x: auto; }
.inside { padding: 0 .8rem .8rem; } .who { margin-left: auto; opacity: .8; font-size: .9rem; } nav { display: flex; flex-wrap: wrap; gap: .4rem 1rem; margin: 1rem 0; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .2rem 1.2rem .2rem 0; }`;

function pageOf(publicUrl: string, nonce: string): string {
  const areas = Map.groupBy(mountedEndpoints(), ({ path }) => path.split('/')[1] ?? '');
  const links = [...areas.keys()].map((area) => `<a href="#${area}">${escaped(area)}</a>`).join('');
  const sections = [...areas]
    .map(([area, endpoints]) => `<h2 id="${area}">${escaped(area)}</h2>${endpoints.map(endpointOf).join('')}`)
    .join('');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pravesh API</title>
<style nonce="${nonce}">${STYLE}</style></head><body><h1>Pravesh API</h1>
<p>Base address <code>${escaped(publicUrl)}/api</code>. JSON in and out; amounts in rupees, times in UTC, days in Asia/Kolkata. Sign in, then send
<code>Authorization: Bearer &lt;token&gt;</code>. Every POST that creates accepts an <code>Idempotency-Key</code>. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${links}</nav>${sections}${refusals()}</body></html>`;
}

const block = (title: string, type: unknown): string =>
  type === undefined ? '' : `<p>${title}</p><pre>${escaped(JSON.stringify(type, null, 2))}</pre>`;

function endpointOf(endpoint: Endpoint): string {
  const { method, path, summary, access, params, query, body, answer } = endpoint;
  const who = access === 'public' ? 'anyone' : access.join(', ');
  const shown = typeof answer === 'string' ? answer : schemaOf(answer);
  const inside = [
    block('In the path', params && schemaOf(params)),
    block('In the query', query && schemaOf(query)),
    block('Body', body && schemaOf(body)),
    block(`Answer, status ${endpoint.status ?? 200}`, shown),
  ];
  return `<details><summary><b>${method}</b><code>${escaped(path)}</code><span>${escaped(summary)}</span><span class="who">${who}</span></summary><div class="inside">${inside.join('')}</div></details>`;
}

/** Every way in which a call can be refused. */
function refusals(): string {
  const rows = Object.entries(ERROR_STATUS).map(
    ([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`,
  );
  return `<h2 id="refusals">Refusals</h2><p>Always <code>{ message, code, issues? }</code>; the message is fit to show to a person.</p><table><tr><th>code</th><th>status</th></tr>${rows.join('')}</table>`;
}
