import { createRequire } from 'node:module';
import type jsQr from 'jsqr';

/** Both are CommonJS, the one without types. */
const require = createRequire(import.meta.url);
const { PNG } = require('pngjs') as {
  PNG: { sync: { read: (png: Buffer) => { data: Buffer; width: number; height: number } } };
};
const decode = require('jsqr') as typeof jsQr.default;

/**
 * Reads the QR code of a PNG, given as bytes or as a data URL, with a library that had no part in making it. Versions are 1 to 40;
 * modes are how its text is packed: "alphanumeric", "byte".
 */
export function readQr(image: string | Buffer) {
  const bytes = typeof image === 'string' ? Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') : image;
  const { data, width, height } = PNG.sync.read(bytes);
  const read = decode(new Uint8ClampedArray(data), width, height);
  return read && { text: read.data, version: read.version, modes: read.chunks.map(({ type }) => String(type)) };
}
