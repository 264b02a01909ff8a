// @vitest-environment node
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAPERS, type Paper, pack, pdfOf, pixelsOf, pngOf } from './sheet-file.ts';

const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

/** Two strips: three lines of red, then one of blue, as a canvas gives them. */
const STRIPS = [
  [255, 0, 0],
  [255, 0, 0],
  [255, 0, 0],
  [0, 0, 255],
].map((colour) => [...colour, 255, ...colour, 255]);
const strips = () => [Uint8ClampedArray.from(STRIPS.slice(0, 3).flat()), Uint8ClampedArray.from(STRIPS[3] as number[])];

test('a sheet is so many pixels at 300 dots an inch', () => {
  const sizes = (Object.keys(PAPERS) as Paper[]).map((paper) => [paper, ...Object.values(pixelsOf(paper))]);
  expect(sizes).toEqual([
    ['A4', 2480, 3508],
    ['A3', 3508, 4961],
    ['A6', 1240, 1748],
  ]);
});

test('a PNG has the pixels, and says that an inch has 300 of them', async () => {
  const png = await bytesOf(pngOf(await pack(2, 4, strips())));
  const { width, height, density } = await sharp(png).metadata();
  expect({ width, height, density }).toEqual({ width: 2, height: 4, density: 300 });
  const pixels = await sharp(png).raw().toBuffer();
  expect([...pixels]).toEqual(STRIPS.flatMap(([r, g, b]) => [r, g, b, r, g, b]));
});

test.each([
  ['A4', '595.276 841.890'],
  ['A3', '841.890 1190.551'],
] as const)('a PDF on %s has a page of its size in points', async (paper, points) => {
  const pdf = await bytesOf(pdfOf(await pack(2, 4, strips()), paper, 'Zoo'));
  expect(pdf.toString('latin1')).toContain(`/MediaBox[0 0 ${points}]`);
});

test('a PDF has one page of the paper, the same pixels, its title, and finds each of its objects', async () => {
  const file = (await bytesOf(pdfOf(await pack(2, 4, strips()), 'A6', 'నెహ్రూ Zoo'))).toString('latin1');
  expect(file).toContain('/MediaBox[0 0 297.638 419.528]');
  const [, length = 0, data = ''] = /\/Columns 2>>\/Length (\d+)>>stream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(data).toHaveLength(Number(length));
  const lines = [...inflateSync(Buffer.from(data, 'latin1'))];
  expect(lines).toEqual(STRIPS.flatMap(([r, g, b]) => [0, r, g, b, r, g, b]));
  const [, title = ''] = /\/Title<feff([0-9a-f]+)>/.exec(file) ?? [];
  expect(Buffer.from(title, 'hex').swap16().toString('utf16le')).toBe('నెహ్రూ Zoo');
  const begins = [...file.matchAll(/(\d{10}) 00000 n /g)].map(([, begin]) => Number(begin));
  expect(begins.map((begin, at) => file.startsWith(`${at + 1} 0 obj`, begin))).toEqual(Array(6).fill(true));
  const [, table = ''] = /startxref\n(\d+)/.exec(file) ?? [];
  expect(file.startsWith('xref', Number(table))).toBe(true);
});
