import { type CallAnswer, type CallOptions, readAnswer, type TestApp } from '#server/testing/test-app.ts';
import type { Paths } from './requests.ts';
import { type FuzzDocument, verdictOn, verdictOnUndeclared } from './verdicts.ts';

/** One request as it goes over the wire, below /api. */
export interface Sent {
  method: string;
  url: string;
  contentType?: string | undefined;
  payload?: string | Buffer | undefined;
  token?: string | undefined;
  /** The caller's address; else all come from this machine. */
  from?: string | undefined;
}

/** A request that was answered well, to be sent again and changed. */
export interface Example extends Sent {
  /** As the document has it, "/park/{id}". */
  path: string;
}

/** A record that was added, and who added it. */
export interface Added {
  /** The first part of its path, "park". */
  noun: string;
  id: string;
  token: string | undefined;
}

const KEPT = 12;

/** Sends requests, judges each answer by the document, and keeps what later requests can be made from. */
export interface Watch {
  send(sent: Sent): Promise<CallAnswer>;
  /** The same app, whose `call` is watched. */
  use: TestApp;
  /** The last good requests to each operation, "PUT /park/{id}". */
  examples: Map<string, Example[]>;
  added: Added[];
  /** Keeps what was wrong, by operation and status: told once each. */
  wrong: Map<string, string>;
  /** Operations that were answered well. */
  well: Set<string>;
}

/** Watches an app by its own document. */
export function watched(use: TestApp, document: FuzzDocument): Watch {
  const patternOf = patternsOf(document.paths);
  const watch: Watch = {
    send,
    use: { ...use, call },
    examples: new Map(),
    added: [],
    wrong: new Map(),
    well: new Set(),
  };

  async function send(sent: Sent): Promise<CallAnswer> {
    const told = await sendOver(use, sent);
    judge(sent, told);
    return told;
  }

  function judge(sent: Sent, told: CallAnswer): void {
    const { status, headers, text } = told;
    const path = patternOf(sent.url);
    if (path === undefined) throw new Error(`the document has no path for ${sent.url}`);
    const operation = document.paths[path]?.[sent.method.toLowerCase()];
    const call = `${sent.method} ${path}`;
    const heard = {
      status,
      type: String(headers['content-type'] ?? ''),
      text,
      allow: headers.allow as string | undefined,
      retryAfter: headers['retry-after'] as string | undefined,
    };
    const verdict = operation
      ? verdictOn(document, call, operation, heard)
      : verdictOnUndeclared(document.paths[path] ?? {}, heard);
    const place = `${call} ${status}`;
    if (verdict && !watch.wrong.has(place))
      watch.wrong.set(place, `${place}: ${verdict}\n  ${curl(sent)}\n  ${text.slice(0, 300)}`);
    if (operation && status < 400) remember(watch, call, { ...sent, path }, told);
  }

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<CallAnswer> {
    const { token, headers, from } = options;
    const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const contentType = body === undefined ? undefined : (headers?.['content-type'] ?? 'application/json');
    return send({ method, url, payload, contentType, token, from });
  }

  return watch;
}

async function sendOver({ app }: TestApp, sent: Sent): Promise<CallAnswer> {
  const { method, url, contentType, payload, token, from } = sent;
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    ...(from === undefined ? {} : { remoteAddress: from }),
    ...(payload === undefined ? {} : { payload }),
    headers: {
      ...(contentType ? { 'content-type': contentType } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  return readAnswer(answer);
}

function remember(watch: Watch, call: string, example: Example, { status, json }: CallAnswer): void {
  const { token, path } = example;
  watch.well.add(call);
  watch.examples.set(call, [example, ...(watch.examples.get(call) ?? [])].slice(0, KEPT));
  if (status === 201 && json?._id) watch.added.push({ noun: path.split('/')[1] ?? '', id: json._id, token });
}

/** Finds the path of the document that an address is of; none when nothing of ours can be there. */
function patternsOf(paths: Paths): (url: string) => string | undefined {
  const parameters = (path: string) => path.split('{').length;
  const patterns = Object.keys(paths)
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (url) => patterns.find(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))?.path;
}

const curl = ({ method, url, contentType, payload, token }: Sent): string =>
  [
    `curl -X ${method} '$PRAVESH/api${url}'`,
    ...(token ? ["-H 'authorization: Bearer …'"] : []),
    ...(payload === undefined
      ? []
      : [`-H 'content-type: ${contentType}'`, `--data-raw '${String(payload).slice(0, 2_000)}'`]),
  ].join(' ');
