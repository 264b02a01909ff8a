import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { eventually } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aForm, bodyOf, pictureNo } from '#server/testing/upload.ts';

const use = useTestApp();
const CALLS = ['/image/upload', '/image/data/upload', '/upload/uploadimage'] as const;

let last = 0;
/** A small picture that no other test has. */
const aPicture = (): Promise<Buffer> => {
  last += 1;
  return pictureNo(last);
};

const send = async (
  { token }: Pick<Owner, 'token'>,
  file: Buffer | null,
  { call = CALLS[0] as string, ...how }: Parameters<typeof aForm>[1] & { call?: string } = {},
) => {
  const { body, headers } = await aForm(file, how);
  return use.call('POST', call, body, { token, headers });
};
const shown = (url: string, headers: Record<string, string> = {}) => use.app.inject({ url, headers });

const portOf = async (): Promise<number> => {
  if (!use.app.server.listening) await use.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  return (use.app.server.address() as AddressInfo).port;
};

test.each(CALLS)(
  '%s keeps a picture, whatever its field is called, and answers where anybody sees it',
  async (call) => {
    const owner = await anOwner(use);
    const { status, json } = await send(owner, await aPicture(), { call, field: 'file', name: '../../etc/passwd' });
    expect([status, Object.keys(json)]).toEqual([200, ['url']]);
    expect(json.url).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/);
    const image = await shown(json.url);
    expect(image.statusCode).toBe(200);
    expect(json.url).toContain(createHash('sha256').update(image.rawPayload).digest('hex'));
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(image.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await shown(json.url, { 'if-none-match': String(image.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('an organisation that sends sixteen pictures slowly keeps nobody else from sending one', async () => {
  const [slow, other] = [await anOwner(use), await anOwner(use)];
  const { body, headers } = await aForm(await aPicture());
  const port = await portOf();
  let refused = 0;
  const sockets = Array.from({ length: 16 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      refused += 1;
    });
    const head = { host: 'x', authorization: `Bearer ${slow.token}`, 'content-length': body.length + 1, ...headers };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/image/upload HTTP/1.1\r\n${lines.join('')}\r\n`);
    return socket;
  });
  await eventually(() => refused === 8);
  expect((await send(other, await aPicture())).status).toBe(200);
  const again = await send(slow, await aPicture());
  expect([again.status, again.headers['retry-after']]).toEqual([503, '2']);
  for (const socket of sockets) socket.destroy();
});

test('a picture is there at three widths for good, each upright and without what the camera wrote', async () => {
  const owner = await anOwner(use);
  const exif = { IFD0: { Make: 'Ravis phone' }, IFD3: { GPSLatitude: '17/1 22/1 0/1' } };
  const photo = await sharp(await pictureNo(77, [1600, 2000]))
    .jpeg()
    .withMetadata({ orientation: 6, exif })
    .toBuffer();
  const { json } = await send(owner, photo);
  for (const width of [360, 720, 1280]) {
    const image = await shown(json.url.replace('.webp', `-${width}.webp`));
    const { orientation, exif, ...is } = await sharp(image.rawPayload).metadata();
    expect([orientation, exif, is.width, is.height]).toEqual([undefined, undefined, width, width * 0.8]);
    expect(image.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(image.rawPayload.includes('Ravis phone')).toBe(false);
  }
  expect((await shown(json.url.replace('.webp', '-500.webp'))).statusCode).toBe(404);
});

test('the same picture is one file, whoever sends it and however often', async () => {
  const picture = await aPicture();
  const [one, two] = [await anOwner(use), await anOwner(use)];
  const answers = await Promise.all([send(one, picture), send(one, picture), send(two, picture)]);
  expect(new Set(answers.map(({ json }) => json.url)).size).toBe(1);
});

test('a picture that nobody has sent, and other names, are not there', async () => {
  for (const path of [`/images/${'0'.repeat(64)}.webp`, '/images/..%2Fapp-secret', '/images/a.webp', '/images/'])
    expect((await shown(path)).statusCode, path).toBe(404);
});

test('what is no picture is refused, whatever it calls itself, and nothing of it is kept', async () => {
  const owner = await anOwner(use);
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const how of [
    { name: 'a.png', type: 'image/png' },
    { name: 'a.svg', type: 'image/svg+xml' },
  ])
    expect(await send(owner, page, how)).toMatchObject({
      status: 415,
      json: { code: 'UNSUPPORTED_TYPE', message: 'Please choose a JPEG, PNG or WebP picture.' },
    });
  const cut = (await aPicture()).subarray(0, 60);
  expect(await send(owner, cut)).toMatchObject({
    status: 400,
    json: { message: 'This picture is damaged. Please choose another one.' },
  });
  expect(await countOf(owner)).toBe(0);
});

test('more than five megabytes, two files at once and long fields are too much', async () => {
  const owner = await anOwner(use);
  const tooLarge = { status: 413, json: { code: 'TOO_LARGE', message: 'Please choose a file of at most 5 MB.' } };
  expect(await send(owner, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject(tooLarge);
  const form = new FormData();
  for (const name of ['a', 'b']) form.append(name, new Blob([new Uint8Array(await aPicture())]), 'a.png');
  const { body, headers } = await bodyOf(form);
  expect(await use.call('POST', CALLS[0], body, { token: owner.token, headers })).toMatchObject({
    status: 413,
    json: { message: 'Please send one file at a time.' },
  });
  expect(await countOf(owner)).toBe(0);
});

test('uploads that break off leave nothing behind and keep nobody else out', async () => {
  const owner = await anOwner(use);
  const port = await portOf();
  // More than may be under way at once.
  await Promise.all(Array.from({ length: 40 }, () => breakOff(port, owner.token)));
  await expect.poll(async () => (await send(owner, await aPicture())).status, { timeout: 25_000 }).toBe(200);
  expect(await countOf(owner)).toBe(1);
});

/** Sends half of a form and hangs up. */
async function breakOff(port: number, token: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /api/image/upload HTTP/1.1', 'Host: pravesh.test', `Authorization: Bearer ${token}`];
  const type = 'Content-Type: multipart/form-data; boundary=x';
  const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf';
  socket.write(`${[...head, type, 'Content-Length: 100000'].join('\r\n')}\r\n\r\n${part}`);
  socket.resume().end();
  await once(socket, 'close');
}

const countOf = async ({ organisationId }: Pick<Owner, 'organisationId'>): Promise<number> =>
  withScope(use.deps.db, systemScope, async (tx) => {
    const rows = await tx.selectFrom('image').select('hash').where('organisation_id', '=', organisationId).execute();
    return rows.length;
  });
