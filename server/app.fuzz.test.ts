import { stdout } from 'node:process';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { aGatewayCredential } from './gateway-credentials/factory.ts';
import type { JsonSchema } from './kernel/http/openapi/openapi-schema.ts';
import { anOwner } from './organisations/factory.ts';
import { aParkWithoutKeys } from './parks/factory.ts';
import {
  type Added,
  declaredIn,
  drawsFrom,
  type Example,
  type FuzzDocument,
  fitting,
  type Sent,
} from './testing/fuzz/requests.ts';
import { recorder } from './testing/golden/recorder.ts';
import { STORIES } from './testing/golden/stories.ts';
import { CARD_KEYS, startSandboxGateway, useGateway } from './testing/sandbox-gateway.ts';
import { theStaff } from './testing/staff.ts';
import { aTenantRecord, kindOf, TENANT_NOUNS } from './testing/tenants/tenant-records.ts';
import { type CallAnswer, type TestApp, useTestApp } from './testing/test-app.ts';
import { ticketForm } from './tickets/factory.ts';

const gateway = await startSandboxGateway();
const use = useTestApp({ config: { rateLimitScale: 1_000_000 }, deps: { gateways: gateway.gateways } });
useGateway(gateway);

/** `npm run test:fuzz -- 200000 [seed]` says how many, and which ones again. */
const { requests: REQUESTS, seed: SEED } = inject('fuzz');
const BATCH = 500;
/** The stories are told before the first and after the last request, and after so many. */
const ROUND = 5_000;

/** These end the sessions that the others need; the stories make them. */
const skipped = ['/auth/logout', '/auth/signouteverywhere', '/auth/changepassword'];
/** Each asks for a slow hash of a password. */
const seldom = /login$|\/profileregistration\/add|userregister|counterlogin|newpassword/;

/** The calls that cannot be answered well here, and why. */
const NEVER = new Set([
  // There is no mail server.
  'POST /auth/forgotpassword',
  // A token of a branch costs nothing.
  'POST /loanbooking/ccav/payment',
  'POST /loanbooking/paytm/payment',
]);

/** Each takes an e-mail address, a code or the last of ten saved views, so it is told once. */
const ONCE = ['people', 'bookings', 'accounts', 'saved-views'];
const AGAIN = Object.keys(STORIES).filter((name) => !ONCE.includes(name));

/** Judges each answer by the document, and keeps what later requests can be made from. */
interface Watch {
  /** The same app, whose `call` is watched. */
  use: TestApp;
  send(sent: Sent): Promise<CallAnswer>;
  /** The last good requests to each operation that was answered well, "PUT /park/{id}". */
  examples: Map<string, Example[]>;
  added: Added[];
  /** Keeps what was wrong, by operation and status: told once each. */
  wrong: Map<string, string>;
}

const KEPT = 12;

function watched(use: TestApp, document: FuzzDocument): Watch {
  const pathOf = pathsOf(document);
  const readers = new Map<JsonSchema, z.ZodType>();
  const call: TestApp['call'] = async (method, url, body, options = {}) => {
    const answer = await use.call(method, url, body, options);
    const path = pathOf(url);
    if (path === undefined) throw new Error(`the document has no path for ${url}`);
    const place = `${method} ${path} ${answer.status}`;
    const verdict = verdictOn(document, readers, [method, path], answer);
    const sent = JSON.stringify([method, url, body, options.headers]).slice(0, 2_000);
    if (verdict && !watch.wrong.has(place))
      watch.wrong.set(place, `${place}: ${verdict}\n  ${sent}\n  ${answer.text.slice(0, 300)}`);
    if (document.paths[path]?.[method.toLowerCase()] && answer.status < 400)
      remember(watch, { method, url, body, options, path }, answer);
    return answer;
  };
  const send = ({ method, url, body, options }: Sent) => call(method as 'GET', url, body, options);
  const watch: Watch = { use: { ...use, call }, send, examples: new Map(), added: [], wrong: new Map() };
  return watch;
}

function remember({ examples, added }: Watch, example: Example, { status, json }: CallAnswer): void {
  const { method, path, options } = example;
  const call = `${method} ${path}`;
  examples.set(call, [example, ...(examples.get(call) ?? [])].slice(0, KEPT));
  if (status === 201 && json?._id) added.push({ noun: path.split('/')[1] ?? '', id: json._id, token: options.token });
}

/** Finds the path of the document that an address is of; none when nothing of ours can be there. */
function pathsOf({ paths }: FuzzDocument): (url: string) => string | undefined {
  const parameters = (path: string) => path.split('{').length;
  const patterns = Object.keys(paths)
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (url) => patterns.find(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))?.path;
}

/** Calls that rightly answer 503 here: tests have no mail server, so no link can be sent. */
const DELIBERATE = ['POST /auth/forgotpassword'];

/** Tells what is wrong with an answer to "PUT", "/park/{id}", by the document alone; null when nothing is. */
function verdictOn(
  { paths, components }: FuzzDocument,
  readers: Map<JsonSchema, z.ZodType>,
  [method, path]: [string, string],
  { status, headers, text }: CallAnswer,
): string | null {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return verdictOnUndeclared(Object.keys(paths[path] ?? {}), status, headers.allow);
  if (status >= 500 && !(status === 503 && DELIBERATE.includes(`${method} ${path}`))) return 'it is an error of ours';
  if ((status === 429 || status === 503) && !headers['retry-after']) return 'it does not say when to come again';
  const declared = operation.responses[status];
  if (!declared) return `the document does not know status ${status} of this call`;
  const { content } = components.responses[declared.$ref?.split('/').at(-1) ?? ''] ?? declared;
  const schema = content?.['application/json']?.schema;
  if (!schema) return null;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `it is ${headers['content-type']}, not JSON`;
  const reader = readers.get(schema) ?? readerOf(schema, components);
  readers.set(schema, reader);
  const { error } = reader.safeParse(JSON.parse(text));
  return error ? `it has not the form of the document: ${JSON.stringify(error.issues).slice(0, 600)}` : null;
}

/** A method that the path lacks must be answered by 405, with the methods of the path in `Allow`. */
function verdictOnUndeclared(declared: string[], status: number, allow: unknown): string | null {
  const has = declared.map((name) => name.toUpperCase());
  const named = (has.includes('GET') ? [...has, 'HEAD'] : has).toSorted().join(', ');
  return status === 405 && allow === named ? null : `it is not 405 with ${named} but ${status} with ${allow}`;
}

/** Reads a schema of the document anew: nothing of what made it takes part. */
function readerOf(schema: JsonSchema, { schemas }: FuzzDocument['components']): z.ZodType {
  const standing = JSON.stringify({ ...schema, $defs: schemas });
  return z.fromJSONSchema(JSON.parse(standing.replaceAll('#/components/schemas/', '#/$defs/')));
}

/** Records and bookings of every kind from first to last; returns how each call was answered. */
async function tellStories({ use: watchedApp }: Watch, names: readonly string[]): Promise<string[]> {
  const { tell, told } = recorder(watchedApp);
  const began = use.clock.now().getTime();
  for (const name of names) await STORIES[name]?.({ use: watchedApp, gateway }, tell);
  // A story moves the clock; the gateway's goes with it, or all would be paid before they began to pay.
  await gateway.moveClock((use.clock.now().getTime() - began) / 1000);
  return told.map(({ call, as, status }) => `${call} by ${as}: ${status}`);
}

/** An owner of each trade, with something of everything to try, and the staff. */
async function everybody(app: TestApp) {
  const owners = {
    park: await anOwner(app),
    doctor: await anOwner(app, { registrationType: 'doctor' }),
    loan: await anOwner(app, { registrationType: 'loan' }),
    exbhition: await anOwner(app, { registrationType: 'exbhition' }),
    coaching: await anOwner(app, { registrationType: 'coaching' }),
  };
  const { staff } = await theStaff(app, owners.park, owners.loan);
  const ids = Object.values(owners).map(({ organisationId }) => organisationId);
  const bookings = ['ticket', 'doctor', 'loan', 'exbhition', 'coaching'].map((kind) => `/${kind}booking`);
  for (const path of [...Object.keys(TENANT_NOUNS), ...bookings])
    ids.push((await aTenantRecord(app, path, owners[kindOf(path) as keyof typeof owners])).id);
  await aHangingPayment(app, owners.park);
  return { people: { ...owners, ...staff }, ids };
}

/** Begun, and asked about before the bank has decided. */
async function aHangingPayment(app: TestApp, owner: { token: string }): Promise<void> {
  const { mid } = CARD_KEYS;
  const { _id: parkId } = await aParkWithoutKeys(app, owner, { mid });
  await aGatewayCredential(app, owner, parkId, CARD_KEYS);
  const { json: ticket } = await app.call('POST', '/ticketbooking/add', ticketForm({ _id: parkId }));
  await app.call('POST', '/ticketbooking/ccav/payment', { id: ticket._id, parkId, mid, amount: 200 });
  const { json: payments } = await app.call('POST', '/payments/search', { orderId: ticket._id }, owner);
  await app.call('POST', `/payments/${payments[0]._id}/ask`, undefined, owner);
}

const documentOf = async (): Promise<FuzzDocument> => (await use.app.inject('/api/openapi.json')).json();

/** Everything that was wrong; a run that found nothing is green. */
const toldBy = ({ wrong }: Watch): string => [...wrong.values()].join('\n');

test('control: an answer in another form than the document says turns the run red, and so does an error of ours', async () => {
  const list = { method: 'GET', url: '/category', options: {} };
  const whole = await documentOf();
  const honest = watched(use, whole);
  await honest.send(list);
  expect(toldBy(honest)).toBe('');
  const responses = { 200: { content: { 'application/json': { schema: { type: 'number' } } } } };
  const path = { get: { parameters: [], responses } } as unknown as FuzzDocument['paths'][string];
  const other = watched(use, { ...whole, paths: { ...whole.paths, [list.url]: path } });
  await other.send(list);
  expect(toldBy(other)).toContain('GET /category 200: it has not the form of the document');
  await use.database.asOwner('alter table category rename to away');
  await honest.send(list);
  await use.database.asOwner('alter table away rename to category');
  expect(toldBy(honest)).toContain('GET /category 500: it is an error of ours');
});

test(`${REQUESTS} requests of every kind, by everybody: no error of ours, every answer as the document says`, {
  timeout: 3_600_000,
}, async () => {
  const document = await documentOf();
  const watch = watched(use, document);
  await tellStories(watch, ONCE);
  const first = await tellStories(watch, AGAIN);
  const { people, ids } = await everybody(watch.use);
  const tokens = [undefined, ...Object.values(people).map(({ token }) => token)];
  const names = ['visitor', ...Object.keys(people)];
  ids.push(...watch.added.splice(0).map(({ id }) => id));
  const { added, examples } = watch;
  const round = async () => expect(await tellStories(watch, AGAIN)).toEqual(first);
  const drawn = fc.tuple(drawsFrom(document, { ids, added }, { skipped, seldom }), fc.nat(1_000));
  const well: Record<string, number> = {};
  const statuses: Record<number, number> = {};
  let sent = 0;
  while (sent < REQUESTS) {
    if (sent % ROUND === 0) await round();
    for (const [{ request, path, fit }, who] of fc.sample(drawn, {
      numRuns: Math.min(BATCH, REQUESTS - sent),
      seed: SEED + sent,
    })) {
      const { method, url, body, headers } = request;
      const good = examples.get(`${method} ${path}`) ?? [];
      const example = fit && good[fit.example % good.length];
      const options = { token: tokens[who % tokens.length], headers };
      const one = example ? fitting(example, fit, sent, added) : { method, url, body, options };
      const { status } = await watch.send(one);
      sent += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const name = names[tokens.indexOf(one.options.token)];
      if (name && status < 300) well[name] = (well[name] ?? 0) + 1;
    }
  }
  await round();
  stdout.write(`${sent} requests, seed ${SEED}: ${JSON.stringify(statuses)}\nanswered well: ${JSON.stringify(well)}\n`);
  expect(toldBy(watch), `seed ${SEED}`).toBe('');
  expect(sent).toBe(REQUESTS);
  expect(Object.keys(well).sort(), 'who was answered well').toEqual(names.toSorted());
  const calls = declaredIn(document).map(({ call }) => call);
  expect(
    calls.filter((call) => !examples.has(call) && !NEVER.has(call)),
    'never answered well',
  ).toEqual([]);
  expect(((statuses[200] ?? 0) + (statuses[201] ?? 0)) / sent, 'share answered well').toBeGreaterThan(0.2);
});
