import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';

/** In modules, and pixels a module; at 8 pixels a module of a row is exactly one byte. */
const MARGIN = 4;
const PIXELS = 8;

const modulesOf = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });

/** PNG with one bit per pixel. Throws if the text is too long for a code (2,331 bytes). */
export function qrPng(text: string): Buffer {
  const modules = modulesOf(text);
  const side = modules.length * PIXELS;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // bits a pixel; the other four bytes: grey, deflate, adaptive filters, not interlaced
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(modules.map(scanlines)), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The eight equal lines of a row of modules: the first as it is, the others as "like the line above". */
function scanlines(row: boolean[]): Buffer {
  const lines = Buffer.alloc((1 + row.length) * PIXELS);
  row.forEach((dark, x) => {
    lines[1 + x] = dark ? 0x00 : 0xff;
  });
  for (let line = 1; line < PIXELS; line += 1) lines[line * (1 + row.length)] = 2;
  return lines;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

export const qrSvg = (text: string): string => encodeQR(text, 'svg', { ecc: 'medium', border: MARGIN });

export const qrDataUrl = (text: string): string => `data:image/png;base64,${qrPng(text).toString('base64')}`;
