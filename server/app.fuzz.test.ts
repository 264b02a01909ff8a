import { stdout } from 'node:process';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { everybody } from '#server/testing/fuzz/callers.ts';
import { type FuzzRequest, requestsOf } from '#server/testing/fuzz/requests.ts';
import { type FuzzDocument, verdictOn } from '#server/testing/fuzz/verdicts.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 1_000_000 } });

/** `npm run test:fuzz -- 200000 [seed]` says how many, and which ones again. */
const { requests: REQUESTS, seed: SEED } = inject('fuzz');
const BATCH = 500;

/** These end the sessions that the others need. */
const SKIPPED = ['/auth/logout', '/auth/signouteverywhere', '/auth/changepassword'];
/** Each asks for a slow hash of a password: one of so many is made. */
const SLOW = /login$|\/profileregistration\/add|userregister|counterlogin|newpassword/;
const SLOW_SHARE = 20;

const filledIn = (text: string, ids: readonly string[]): string =>
  text
    .replace(/\$id:(\d+)/g, (_, at: string) => ids[Number(at) % ids.length] ?? '')
    .replace(/%24id%3A(\d+)/g, (_, at: string) => ids[Number(at) % ids.length] ?? '');

const curl = ({ method, url, contentType, payload }: FuzzRequest, token: string | undefined): string =>
  [
    `curl -X ${method} '$PRAVESH/api${url}'`,
    ...(token ? ["-H 'authorization: Bearer …'"] : []),
    ...(payload === undefined ? [] : [`-H 'content-type: ${contentType}'`, `--data-raw '${payload.slice(0, 2_000)}'`]),
  ].join(' ');

test(`${REQUESTS} requests of every kind, by everybody: no error of ours, every answer as the document says`, {
  timeout: 3_600_000,
}, async () => {
  const document: FuzzDocument = (await use.app.inject('/api/openapi.json')).json();
  const arbitrary = fc.tuple(requestsOf(document.paths, SKIPPED), fc.nat(8));
  const { tokens, ids } = await everybody(use);
  const wrong = new Map<string, string>();
  const statuses: Record<number, number> = {};
  let slow = 0;
  for (let made = 0; made < REQUESTS; made += BATCH) {
    for (const [drawn, who] of fc.sample(arbitrary, { numRuns: Math.min(BATCH, REQUESTS - made), seed: SEED + made })) {
      if (SLOW.test(drawn.path) && ++slow % SLOW_SHARE > 0) continue;
      const request = {
        ...drawn,
        url: filledIn(drawn.url, ids),
        payload: drawn.payload && filledIn(drawn.payload, ids),
      };
      const token = tokens[who];
      const { statusCode, headers, body } = await use.app.inject({
        method: request.method as 'GET',
        url: `/api${request.url}`,
        payload: request.payload,
        headers: {
          ...(request.contentType && { 'content-type': request.contentType }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      const operation = document.paths[request.path]?.[request.method.toLowerCase()];
      const verdict =
        operation &&
        verdictOn(document, operation, {
          status: statusCode,
          type: String(headers['content-type'] ?? ''),
          text: body,
          retryAfter: headers['retry-after'] as string | undefined,
        });
      const place = `${request.method} ${request.path} ${statusCode}`;
      if (verdict && !wrong.has(place))
        wrong.set(place, `${place}: ${verdict}\n  ${curl(request, token)}\n  ${body.slice(0, 300)}`);
      if (statusCode === 201) ids.push(JSON.parse(body)._id);
    }
  }
  stdout.write(`${REQUESTS} requests, seed ${SEED}: ${JSON.stringify(statuses)}\n`);
  expect([...wrong.values()].join('\n'), `seed ${SEED}`).toBe('');
});
