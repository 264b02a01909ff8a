import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AppError } from '#contract/kernel/errors.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { redraw as redrawTo } from './picture.ts';

const draw = (file: Buffer) => redrawTo(file, { side: 1600, narrow: [{ width: 360, most: 35 * 1024 }] });
const redraw = async (file: Buffer) => (await draw(file)).bytes;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } });

/** A picture with so much noise that cutting its file cuts the picture. */
const noisy = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const refusalOf = (bytes: Buffer) =>
  redraw(bytes).then(
    () => 'taken',
    ({ code, refusal }: AppError) => `${code}: ${SAY.en(refusal)}`,
  );
const UNKNOWN = 'UNSUPPORTED_TYPE: Please choose a JPEG, PNG or WebP picture.';
const DAMAGED = 'INVALID_INPUT: This picture is damaged. Please choose another one.';
const TOO_LARGE = 'INVALID_INPUT: This picture has too many pixels. Please choose one of at most 24 megapixels.';

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s is drawn anew as WebP, the same each time', async (format) => {
    const file = await plain(400, 300).toFormat(format).toBuffer();
    const drawn = await redraw(file);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
    expect((await redraw(file)).equals(drawn)).toBe(true);
  });

  test('larger than 1600 pixels a side is made smaller, a small one is left as it is', async () => {
    const large = await redraw(await plain(4000, 1000).jpeg().toBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  test('is told with its size and main colour, and is drawn for a phone, never wider than it is', async () => {
    const { narrow, ...large } = await draw(await plain(900, 600).png().toBuffer());
    expect(large).toMatchObject({ width: 900, height: 600, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(large.colour.slice(at, at + 2), 16));
    for (const [part, wanted] of [
      [red, 0x2f],
      [green, 0x6b],
      [blue, 0x4f],
    ] as const)
      expect(Math.abs((part ?? 0) - wanted)).toBeLessThan(16);
    expect(await sharp(narrow[0]?.bytes).metadata()).toMatchObject({ format: 'webp', width: 360, height: 240 });
    const small = await draw(await plain(200, 100).png().toBuffer());
    expect(await sharp(small.narrow[0]?.bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  test('for a phone weighs 35 KB at most, however tall and busy it is', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    for (const [width, height] of [
      [1600, 1200],
      [500, 1600],
    ] as const) {
      const busy = sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
      const { narrow } = await draw(await busy.jpeg({ quality: 90 }).toBuffer());
      expect(narrow[0]?.bytes.length).toBeLessThanOrEqual(35 * 1024);
    }
  });

  test('stands upright, and says no more where and with what it was taken', async () => {
    const exif = { IFD0: { Make: 'Ravis phone' }, IFD3: { GPSLatitude: '17/1 22/1 0/1' } };
    const file = await plain(400, 300).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
    expect(file.includes('Ravis phone')).toBe(true);
    const drawn = await redraw(file);
    const { exif: kept, orientation, width, height } = await sharp(drawn).metadata();
    expect([kept, orientation, width, height]).toEqual([undefined, undefined, 300, 400]);
    expect(drawn.includes('Ravis phone')).toBe(false);
  });

  test.each([
    ['behind a JPEG', (file: Buffer) => Buffer.concat([file, Buffer.from('<script>alert(1)</script>')])],
    ['in the comment of a JPEG', commented],
  ])('loses the page that hides %s', async (_, hide) => {
    const file = hide(await plain(40, 30).jpeg().toBuffer());
    expect(file.includes('<script>')).toBe(true);
    expect((await redraw(file)).includes('<script>')).toBe(false);
  });
});

/** A comment segment right after the beginning of the picture. */
function commented(file: Buffer): Buffer {
  const text = Buffer.from('<script>alert(1)</script>');
  const length = text.length + 2;
  return Buffer.concat([
    file.subarray(0, 2),
    Buffer.from([0xff, 0xfe, length >> 8, length & 0xff]),
    text,
    file.subarray(2),
  ]);
}

describe('refused is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML that begins like a GIF', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')],
    ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)])],
    ['a TIFF', Buffer.from('49492a0008000000000000000000', 'hex')],
    ['a zip file', Buffer.from('504b0304140000000800', 'hex')],
    ['an MVG of ImageMagick', Buffer.from('push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "/etc/passwd"')],
    ['text', Buffer.from('hello')],
  ])('%s', async (_, bytes) => expect(await refusalOf(bytes)).toBe(UNKNOWN));

  test('a page behind the first bytes of a JPEG', async () =>
    expect(await refusalOf(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(svg)]))).toBe(DAMAGED));

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends in the middle', async (format) => {
    const file = await noisy().toFormat(format).toBuffer();
    expect(await refusalOf(file)).toBe('taken');
    expect(await refusalOf(file.subarray(0, file.length / 2))).toBe(DAMAGED);
  });

  test('a small file of very many pixels, before it is unpacked', async () => {
    const bomb = await plain(6000, 5000).png().toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await refusalOf(bomb)).toBe(TOO_LARGE);
    const head = await plain(10, 10).png().toBuffer();
    head.writeUInt32BE(60_000, 16);
    head.writeUInt32BE(60_000, 20);
    expect(await refusalOf(head)).not.toBe('taken');
  });
});
