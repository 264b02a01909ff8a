import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_IMAGES } from '#contract/images/model.ts';
import { linkPreviewOf } from '#contract/images/rules.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { ObjectStore } from '#server/kernel/operations/object-store/object-store.ts';
import { s3Store } from '#server/kernel/operations/object-store/s3.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { startS3Server, type TestS3Server } from '#server/testing/servers/s3-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aForm, pictureNo } from '#server/testing/upload.ts';

/** The bucket that the server of this file keeps its pictures in: the one that a test has put up. */
let bucket: ObjectStore;
const images: ObjectStore = {
  put: (name, bytes) => bucket.put(name, bytes),
  get: (name) => bucket.get(name),
  remove: (name) => bucket.remove(name),
};
const use = useTestApp({ deps: { images } });

let server: TestS3Server;
beforeAll(async () => {
  server = await startS3Server();
  bucket = s3Store(server.settings);
});
afterAll(() => server.close());

let shade = 0;
async function send({ token }: Pick<Owner, 'token'>) {
  shade += 1;
  const picture = await pictureNo(shade);
  const { body, headers } = await aForm(picture);
  return use.call('POST', '/image/upload', body, { token, headers });
}
const statusOf = async (url: string) => (await use.app.inject({ url })).statusCode;

/** As if the tenant had kept so many others at that time. */
const others = ({ organisationId }: Owner, count: number, at: Date) =>
  withScope(use.deps.db, systemScope, (tx) =>
    tx
      .insertInto('image')
      .values(
        Array.from({ length: count }, (_, index) => ({
          organisation_id: organisationId,
          hash: `${index}`.padStart(64, '0'),
          bytes: 1,
          created_at: at,
        })),
      )
      .execute(),
  );

/** As if a day and an hour had passed since the tenant sent its pictures. */
const age = ({ organisationId }: Owner) =>
  withScope(use.deps.db, systemScope, (tx) =>
    tx
      .updateTable('image')
      .set({ created_at: new Date(use.clock.now().getTime() - 25 * 60 * 60 * 1000) })
      .where('organisation_id', '=', organisationId)
      .execute(),
  );

test('pictures go into a bucket and are shown out of it', async () => {
  const { json } = await send(await anOwner(use));
  const shown = await use.app.inject({ url: json.url });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
  expect(await statusOf(`/images/${'0'.repeat(64)}.webp`)).toBe(404);
});

test('while the bucket is away it is said plainly, nothing is counted, and afterwards all goes on', async () => {
  const owner = await anOwner(use);
  const { json } = await send(owner);
  const whole = bucket;
  // Nothing ever listens there.
  bucket = s3Store({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
  const away = { message: 'Pictures cannot be reached just now. Please try again in a minute.', code: 'UNAVAILABLE' };
  const refused = await send(owner);
  expect(refused).toMatchObject({ status: 503, json: away, headers: { 'retry-after': '30' } });
  expect(refused.text).not.toContain('127.0.0.1');
  const shown = await use.app.inject({ url: json.url });
  expect([shown.statusCode, shown.json()]).toEqual([503, away]);
  expect(String(shown.headers['cache-control'])).not.toContain('immutable');
  bucket = whole;
  await others(owner, MOST_IMAGES - 2, use.clock.now());
  expect((await send(owner)).status).toBe(200);
});

test('a tenant keeps 200 pictures, also when many come at once, and another tenant is not touched', async () => {
  const [full, other] = [await anOwner(use), await anOwner(use)];
  await others(full, MOST_IMAGES - 2, use.clock.now());
  const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => send(full)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 409, 409, 409]);
  expect((await send(full)).json.message).toBe(
    'You keep 200 pictures, which is the most. Please take some away first.',
  );
  expect((await send(other)).status).toBe(200);
});

test('a full tenant loses what it has not shown for a day, and nothing that is on a page', async () => {
  const owner = await anOwner(use);
  const [banner, card, unused] = (await Promise.all([send(owner), send(owner), send(owner)])).map(
    ({ json }) => json.url,
  );
  const park = await aPark(use, owner, { isHomeBannerEnabled: true, homeBannerImage: banner });
  await aRecord(use, owner, '/advatagement', FORMS.advertisement(park._id, { imgURL: [card] }));
  await age(owner);
  await others(owner, MOST_IMAGES - 3, use.clock.now());
  expect((await send(owner)).status).toBe(200);
  expect(await Promise.all([banner, card, unused].map(statusOf))).toEqual([200, 200, 404]);
});

test('the preview of a picture is made when it is first asked for, kept, and goes with its picture', async () => {
  const owner = await anOwner(use);
  const { json } = await send(owner);
  const file = linkPreviewOf(json.url).replace('/images/', '');
  expect(await bucket.get(file)).toBeNull();
  const { rawPayload } = await use.app.inject({ url: linkPreviewOf(json.url) });
  const kept = await bucket.get(file);
  expect(kept && (await buffer(kept.bytes))).toEqual(rawPayload);
  expect(await statusOf(linkPreviewOf(json.url))).toBe(200);
  expect(await statusOf(`/images/${'0'.repeat(64)}-preview.jpg`)).toBe(404);
  await age(owner);
  await others(owner, MOST_IMAGES - 1, use.clock.now());
  expect((await send(owner)).status).toBe(200);
  expect([await statusOf(linkPreviewOf(json.url)), await bucket.get(file)]).toEqual([404, null]);
});

test('a picture that a card begins to show while unused ones are being forgotten stays', async () => {
  const owner = await anOwner(use);
  const [old, unused] = (await Promise.all([send(owner), send(owner)])).map(({ json }) => json.url);
  const park = await aPark(use, owner);
  await age(owner);
  await others(owner, MOST_IMAGES - 2, use.clock.now());
  const row = `select from image where organisation_id = '${owner.organisationId}' and '${old}' like '%' || hash || '%' for update`;
  await holding(use.database, row, async (letGo) => {
    const next = send(owner);
    await untilWaiting(use.database, 1);
    await aRecord(use, owner, '/advatagement', FORMS.advertisement(park._id, { imgURL: [old] }));
    await letGo();
    expect((await next).status).toBe(200);
  });
  expect(await Promise.all([old, unused].map(statusOf))).toEqual([200, 404]);
});

test('what another tenant keeps as well stays', async () => {
  const [one, two] = [await anOwner(use), await anOwner(use)];
  const { json } = await send(one);
  shade -= 1;
  expect((await send(two)).json).toEqual(json);
  await age(one);
  await others(one, MOST_IMAGES - 1, use.clock.now());
  expect((await send(one)).status).toBe(200);
  expect(await statusOf(json.url)).toBe(200);
});
