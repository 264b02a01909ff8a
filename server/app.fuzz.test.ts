import { stdout } from 'node:process';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { everybody } from './testing/fuzz/callers.ts';
import { anyRequest, fittingRequest, neverAnswered, type Stock } from './testing/fuzz/fitting.ts';
import { drawsFrom } from './testing/fuzz/requests.ts';
import type { FuzzDocument } from './testing/fuzz/verdicts.ts';
import { type Watch, watched } from './testing/fuzz/watch.ts';
import { recorder } from './testing/golden/recorder.ts';
import { STORIES } from './testing/golden/stories.ts';
import { firstMerchant, startSandboxGateway, useGateway } from './testing/sandbox-gateway.ts';
import { useTestApp } from './testing/test-app.ts';

const gateway = await startSandboxGateway();
const use = useTestApp({ config: { rateLimitScale: 1_000_000 }, deps: { gateways: gateway.gateways } });
useGateway(gateway);

const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
const merchant = { mid, accessKey, workingKey };

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

/** Records and bookings of every kind from first to last; returns how each call was answered. */
async function tellStories({ use: watchedApp }: Watch, names: readonly string[]): Promise<string[]> {
  const { tell, told } = recorder(watchedApp);
  const began = use.clock.now().getTime();
  for (const name of names) await STORIES[name]?.({ use: watchedApp, merchant }, tell);
  // A story moves the clock; the gateway's goes with it, or all would be paid before they began to pay.
  await gateway.moveClock((use.clock.now().getTime() - began) / 1000);
  return told.map(({ call, as, status }) => `${call} by ${as}: ${status}`);
}

const documentOf = async (): Promise<FuzzDocument> => (await use.app.inject('/api/openapi.json')).json();

/** Everything that was wrong; a run that found nothing is green. */
const toldBy = ({ wrong }: Watch): string => [...wrong.values()].join('\n');

test('control: an answer in another form than the document says turns the run red, and so does an error of ours', async () => {
  const list = { method: 'GET', url: '/category' };
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
  const callers = await everybody({ use: watch.use, merchant });
  const people = Object.entries({ visitor: undefined, ...callers.people });
  const tokens = people.map(([, caller]) => caller?.token);
  const ids = [...callers.ids, ...watch.added.map(({ id }) => id)];
  const stock: Stock = { watch, tokens, ids, guarded: watch.added.length };
  const round = async () => expect(await tellStories(watch, AGAIN)).toEqual(first);
  const drawn = fc.tuple(drawsFrom(document.paths, { skipped, seldom }), fc.nat(1_000));
  const well: Record<string, number> = {};
  const statuses: Record<number, number> = {};
  let sent = 0;
  while (sent < REQUESTS) {
    if (sent % ROUND === 0) await round();
    for (const [draw, who] of fc.sample(drawn, { numRuns: Math.min(BATCH, REQUESTS - sent), seed: SEED + sent })) {
      const request = (draw.fit && fittingRequest(draw, sent, stock)) ?? anyRequest(draw, who, stock);
      const { status } = await watch.send(request);
      sent += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const name = people[tokens.indexOf(request.token)]?.[0];
      if (name && status < 300) well[name] = (well[name] ?? 0) + 1;
    }
  }
  await round();
  stdout.write(`${sent} requests, seed ${SEED}: ${JSON.stringify(statuses)}\nanswered well: ${JSON.stringify(well)}\n`);
  expect(toldBy(watch), `seed ${SEED}`).toBe('');
  expect(sent).toBe(REQUESTS);
  expect(Object.keys(well).sort(), 'who was answered well').toEqual(people.map(([name]) => name).sort());
  expect(neverAnswered(document.paths, watch, NEVER), 'never answered well').toEqual([]);
  expect(((statuses[200] ?? 0) + (statuses[201] ?? 0)) / sent, 'share answered well').toBeGreaterThan(0.2);
});
