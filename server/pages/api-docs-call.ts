import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { refusalsOf } from '#server/kernel/http/openapi/openapi-answers.ts';
import { type JsonSchema, schemaOf, writtenSchemaOf } from '#server/kernel/http/openapi/openapi-schema.ts';
import { bodyExample, pathExample } from './api-docs-examples.ts';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const block = (title: string, schema: JsonSchema | undefined): string =>
  schema ? `<p>${title}</p><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>` : '';

const namesIn = (schema: Endpoint['query']): string[] => (schema ? Object.keys(schemaOf(schema).properties ?? {}) : []);

/** The page asks before it sends such a call. */
const endsSomething = ({ method, path }: Endpoint): boolean =>
  method === 'DELETE' ||
  (method !== 'GET' && /refund|review|signouteverywhere|changepassword|resetpassword/.test(path));

/** Files and forms of gateways are not sent from here. */
function tryButton(endpoint: Endpoint): string {
  const { method, path, query, body, form, upload } = endpoint;
  if (form || upload) return '';
  const call = {
    method,
    path,
    query: namesIn(query),
    asks: endsSomething(endpoint),
    given: pathExample(endpoint),
    body: body && JSON.stringify(bodyExample(endpoint), null, 2),
  };
  return `<p><button type="button" class="plain" hidden data-call="${escaped(JSON.stringify(call))}">Try ${method} <code>${escaped(path)}</code></button></p>`;
}

function answerBlock({ answer, status = 200, list }: Endpoint): string {
  if (typeof answer === 'string') return `<p>Answer: ${answer === 'image' ? 'an image, 200' : '303, on to a page'}</p>`;
  return block(`Answer, status ${status}${list ? ', with <code>X-Total-Count</code>' : ''}`, writtenSchemaOf(answer));
}

export function callOf(endpoint: Endpoint): string {
  const { method, path, summary, access, params, query, body, upload } = endpoint;
  const who = access === 'public' ? 'anyone' : access.join(', ');
  const inside = [
    tryButton(endpoint),
    block('In the path', params && schemaOf(params)),
    block('In the query', query && schemaOf(query)),
    upload ? '<p>Body: one file, multipart</p>' : block('Body', body && schemaOf(body)),
    answerBlock(endpoint),
    `<p>May be refused with ${refusalsOf(endpoint).join(', ')}</p>`,
  ];
  return `<details><summary><b>${method}</b><code>${escaped(path)}</code><span>${escaped(summary)}</span><span class="who">${who}</span></summary><div class="inside">${inside.join('')}</div></details>`;
}
