import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { startS3Server, type TestS3Server } from '#server/testing/servers/s3-server.ts';
import { s3Store } from './s3.ts';

let server: TestS3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const AWAY = {
  code: 'UNAVAILABLE',
  refusal: text('images.storeAway'),
  details: { retryAfter: 30 },
};

test('what is put into a bucket is read back byte for byte, until it is removed', async () => {
  const store = s3Store(server.settings);
  const bytes = Buffer.from([0, 255, 1, 254, 13, 10]);
  await store.put('a.webp', bytes);
  const found = await store.get('a.webp');
  expect(found?.size).toBe(bytes.length);
  expect(found && (await buffer(found.bytes))).toEqual(bytes);
  await store.remove('a.webp');
  expect(await store.get('a.webp')).toBeNull();
});

test('a name that nobody has put is not there, and removing it is no mistake', async () => {
  const store = s3Store(server.settings);
  expect(await store.get('nothing.webp')).toBeNull();
  await store.remove('nothing.webp');
});

test('a store that could not be opened is opened at the next call', async () => {
  const regions = [undefined, server.settings.region];
  const store = s3Store({
    ...server.settings,
    get region() {
      const region = regions.shift();
      if (!region) throw new Error('the region is not known yet');
      return region;
    },
  });
  await expect(store.get('b.webp')).rejects.toMatchObject(AWAY);
  expect(await store.get('b.webp')).toBeNull();
});

test('a bucket that is not there, a wrong key and a server that is away say so alike, with the cause for the log', async () => {
  const { settings } = server;
  // Nothing ever listens there, while a port that was given back may be another server's by now.
  const gone = { ...settings, endpoint: 'http://127.0.0.1:1' };
  const credentials = { accessKeyId: 'NOBODY', secretAccessKey: 'wrong' };
  for (const [wrong, cause] of [
    [{ ...settings, bucket: 'nowhere' }, 'NoSuchBucket'],
    [{ ...settings, credentials }, 'InvalidAccessKeyId'],
    [gone, 'Error'],
  ] as const) {
    const store = s3Store(wrong);
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toMatchObject({ ...AWAY, cause: { name: cause } });
    await expect(store.get('a.webp')).rejects.toMatchObject({ ...AWAY, cause: { name: cause } });
  }
});
