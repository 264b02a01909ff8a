export const PAPERS = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A6: { width: 105, height: 148 },
} as const;
export type Paper = keyof typeof PAPERS;

const DOTS_PER_INCH = 300;
const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

export function pixelsOf(paper: Paper): { width: number; height: number } {
  const { width, height } = PAPERS[paper];
  const pixels = (mm: number) => Math.round((mm / MM_PER_INCH) * DOTS_PER_INCH);
  return { width: pixels(width), height: pixels(height) };
}

/** Deflated RGB lines, each after a filter byte (0: none): the format of both PNG and PDF. */
export interface Packed {
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export async function pack(width: number, height: number, strips: Iterable<Uint8ClampedArray>): Promise<Packed> {
  const { readable, writable } = new CompressionStream('deflate');
  const packed = new Response(readable).arrayBuffer();
  const writer = writable.getWriter();
  for (const strip of strips) await writer.write(linesOf(strip, width));
  await writer.close();
  return { width, height, bytes: new Uint8Array(await packed) };
}

function linesOf(strip: Uint8ClampedArray, width: number): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((strip.length / 4 / width) * (1 + 3 * width));
  let to = 0;
  for (let from = 0; from < strip.length; from += 4) {
    if (from % (4 * width) === 0) to += 1;
    lines[to++] = strip[from] as number;
    lines[to++] = strip[from + 1] as number;
    lines[to++] = strip[from + 2] as number;
  }
  return lines;
}

const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export function pngOf({ width, height, bytes }: Packed): Blob {
  const perMetre = Math.round((DOTS_PER_INCH / MM_PER_INCH) * 1000);
  const header = [...numbers(width, height), 8, 2, 0, 0, 0];
  const size = [...numbers(perMetre, perMetre), 1];
  const parts = [
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('pHYs', Uint8Array.from(size)),
    chunk('IDAT', bytes),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
}

const numbers = (...all: number[]): number[] =>
  all.flatMap((one) => [24, 16, 8, 0].map((bits) => (one >>> bits) & 255));

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(data.length + 12);
  whole.set(numbers(data.length));
  whole.set(latin(type), 4);
  whole.set(data, 8);
  whole.set(numbers(crcOf(whole.subarray(4, -4))), data.length + 8);
  return whole;
}

/** CRC of a PNG chunk (ISO 3309). */
function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

export function pdfOf({ width, height, bytes }: Packed, paper: Paper, title: string): Blob {
  const [wide, high] = [PAPERS[paper].width, PAPERS[paper].height].map((mm) =>
    ((mm / MM_PER_INCH) * POINTS_PER_INCH).toFixed(3),
  );
  const picture = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  const packing = `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns ${width}>>`;
  const drawing = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
  const page = `/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</P 4 0 R>>>>/Contents 5 0 R`;
  return filed([
    [latin('<</Type/Catalog/Pages 2 0 R>>')],
    [latin('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
    [latin(`<</Type/Page/Parent 2 0 R${page}>>`)],
    streamed(`${picture}${packing}`, bytes),
    streamed('', latin(drawing)),
    [latin(`<</Title<${utf16Of(title)}>>>`)],
  ]);
}

type Bytes = Uint8Array<ArrayBuffer>;

const streamed = (about: string, bytes: Bytes): Bytes[] => [
  latin(`<<${about}/Length ${bytes.length}>>stream\n`),
  bytes,
  latin('\nendstream'),
];

/** PDF hex string in UTF-16 with BOM, for any script. */
const utf16Of = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    .toSpliced(0, 0, 0xfeff)
    .map((unit) => unit.toString(16).padStart(4, '0'))
    .join('');

function filed(objects: readonly Bytes[][]): Blob {
  const parts: Bytes[] = [latin('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')];
  const lengthSoFar = () => parts.reduce((sum, { length }) => sum + length, 0);
  const begins = objects.map((object, at) => {
    const begin = lengthSoFar();
    parts.push(latin(`${at + 1} 0 obj\n`), ...object, latin('\nendobj\n'));
    return begin;
  });
  const table = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${lengthSoFar()}\n%%EOF\n`;
  parts.push(latin(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`));
  return new Blob(parts, { type: 'application/pdf' });
}
