import type { TestApp } from '#server/testing/test-app.ts';
import type { Caller } from './callers.ts';

export interface StoryWorld {
  use: TestApp;
  /** The merchant whose keys the sandbox knows. */
  merchant: { mid: string; accessKey: string; workingKey: string };
}

/** One call as it went over the wire. */
export interface RecordedCall {
  /** "PUT /park/:id", as the endpoint is declared. */
  call: string;
  as: string;
  address: string;
  body: unknown;
  status: number;
  contentType: string;
  answer: unknown;
}

export interface Telling {
  as?: Caller;
  /** Fills `:id`, or the only parameter of the path. */
  id?: string;
  /** Fills `:kind`. */
  kind?: string;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Nothing is asked where the server has no such call. */
  ifMounted?: boolean;
}

/** Makes a call and keeps what was said; answers its JSON. Any status is kept: a story shows refusals too. */
export type GoldenCall = (call: string, telling?: Telling) => Promise<ReturnType<typeof JSON.parse>>;

/** Records the calls of one story. */
export function recorder(use: TestApp): { tell: GoldenCall; told: RecordedCall[] } {
  const told: RecordedCall[] = [];
  const isMounted = (call: string): boolean =>
    use.deps.endpoints.some(({ method, path }) => `${method} ${path}` === call);
  const tell: GoldenCall = async (call, { as, id = '', kind = '', query = '', body, headers, ifMounted } = {}) => {
    if (ifMounted && !isMounted(call)) return null;
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const address = path.replace(':kind', kind).replace(/:\w+/, id) + query;
    const {
      status,
      headers: answered,
      json,
      text,
    } = await use.call(method, address, body, { token: as?.token, headers });
    const contentType = String(answered['content-type'] ?? '').replace(/;.*/, '');
    const answer = json ?? (contentType.startsWith('image/') ? `(${contentType})` : String(answered.location ?? text));
    const sent = Buffer.isBuffer(body) ? '(a form with image and imageName)' : body;
    told.push({ call, as: as?.who ?? 'visitor', address, body: sent, status, contentType, answer });
    return json;
  };
  return { tell, told };
}
