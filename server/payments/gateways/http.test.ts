import { expect, test } from 'vitest';
import { PATIENT_MS, SHORT_MS, SILENCE, startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { failureReason, post } from './http.ts';

const limit = { timeoutMs: PATIENT_MS };

test('a form is posted URL-encoded and the answer comes back as it is', async () => {
  await using server = await startAnsweringServer(() => ({ status: 503, body: 'busy' }));
  expect(await post(`${server.url}/pay?x=1`, { note: 'a&b=c é' }, limit)).toEqual({ status: 503, text: 'busy' });
  expect(server.seen).toMatchObject([{ method: 'POST', path: '/pay?x=1', form: { note: 'a&b=c é' } }]);
});

test('a text is posted as it is, as JSON', async () => {
  await using server = await startAnsweringServer(({ text }) => ({ body: text }));
  const json = '{ "n": 1.0, "note": "é" }';
  expect(await post(server.url, json, limit)).toEqual({ status: 200, text: json });
  expect(server.seen).toMatchObject([{ text: json, type: 'application/json' }]);
});

test('a redirect is an answer and is not followed', async () => {
  await using server = await startAnsweringServer(() => ({
    status: 307,
    headers: { location: '/elsewhere' },
    body: '',
  }));
  expect((await post(server.url, {}, limit)).status).toBe(307);
  expect(server.seen).toHaveLength(1);
});

test('a slow answer is given up at the time limit, also when only its body is slow', async () => {
  await using server = await startAnsweringServer(() => SILENCE);
  const error = await post(server.url, {}, { timeoutMs: SHORT_MS }).catch((reason: unknown) => reason);
  expect(failureReason(error)).toBe('time-out');
});

test('an answer over 256 kB is not read to its end, one of exactly 256 kB is', async () => {
  const whole = 'x'.repeat(256 * 1024);
  await using large = await startAnsweringServer(() => ({ body: `${whole}x` }));
  await using fits = await startAnsweringServer(() => ({ body: whole }));
  await expect(post(large.url, {}, limit)).rejects.toThrow('larger than 256 kB');
  expect((await post(fits.url, {}, limit)).text).toHaveLength(256 * 1024);
});

test('a closed port gives a reason without an address', async () => {
  // Nothing ever listens there, while a port that was given back may be another server's by now.
  const error = await post('http://127.0.0.1:2', {}, limit).catch((reason: unknown) => reason);
  expect(failureReason(error)).toBe('no connection (ECONNREFUSED)');
});
