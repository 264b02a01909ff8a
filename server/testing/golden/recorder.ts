import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import type { SandboxGateway } from '#server/testing/sandbox-gateway.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export interface StoryWorld {
  use: TestApp;
  gateway: SandboxGateway;
}

/** Somebody signed in, and the word by which the pages call them. */
export interface Caller {
  who: string;
  token: string;
  organisationId: string;
}

const emailOf = (who: string): string => `${who}@golden.example`;

/** The fields of a registration that must be unique among all stories; `who` begins its email address. */
export const signUp = (registrationType: string, name: string, who = registrationType) => ({
  registrationType,
  name,
  email: emailOf(who),
});

export const ownerOf = async (use: TestApp, ...named: Parameters<typeof signUp>) => ({
  who: 'owner',
  ...(await anOwner(use, signUp(...named))),
});

export const adminOf = async (use: TestApp): Promise<Caller> => ({ who: 'admin', ...(await anAdmin(use)) });

export interface RecordedCall {
  /** "PUT /park/:id", as the endpoint is declared. */
  call: string;
  as: string;
  address: string;
  body: unknown;
  status: number;
  answer: unknown;
}

export interface Telling {
  as?: Caller;
  /** Fills `:id`, or the only parameter of the path. */
  id?: string;
  kind?: string;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Makes a call and keeps what was said; answers its JSON, or null where the server has no such call. Any status is kept: a
 * story shows refusals too.
 */
export type GoldenCall = (call: string, telling?: Telling) => Promise<ReturnType<typeof JSON.parse>>;

export type Story = (world: StoryWorld, tell: GoldenCall) => Promise<void>;

export function recorder(use: TestApp): { tell: GoldenCall; told: RecordedCall[] } {
  const told: RecordedCall[] = [];
  const tell: GoldenCall = async (call, { as, id = '', kind = '', query = '', body, headers } = {}) => {
    if (!use.deps.endpoints.some(({ method, path }) => `${method} ${path}` === call)) return null;
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const address = path.replace(':kind', kind).replace(/:\w+/, id) + query;
    const { status, headers: said, json, text } = await use.call(method, address, body, { token: as?.token, headers });
    const type = String(said['content-type']).replace(/;.*/, '');
    const answer = json ?? (type.startsWith('image/') ? `(${type})` : String(said.location ?? text));
    const sent = Buffer.isBuffer(body) ? '(a form with image and imageName)' : body;
    told.push({ call, as: as?.who ?? 'visitor', address, body: sent, status, answer });
    return json;
  };
  return { tell, told };
}
