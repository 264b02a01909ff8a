import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';

const MOST_PIXELS = 24_000_000;
const QUALITY = 82;
const PATIENCE_SECONDS = 20;

const FORMATS = ['Jpeg', 'Png', 'Webp'];

type OpenPicture = (bytes: Buffer, options: SharpOptions) => Sharp;
let loaded: Promise<OpenPicture> | undefined;

/** Loaded with the first picture. It knows three formats and refuses SVG, PDF and all others unread. */
const decoder = (): Promise<OpenPicture> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: FORMATS.map((format) => `VipsForeignLoad${format}Buffer`) });
    sharp.cache(false);
    return (bytes, options) => sharp(bytes, options);
  });
  return loaded;
};

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Not for uploads, and only before the server listens: the decoder then reads SVG, which can name other files. */
export async function painted(drawings: readonly string[]): Promise<Buffer[]> {
  const open = await decoder();
  const { default: sharp } = await import('sharp');
  sharp.unblock(SVG);
  try {
    return await Promise.all(drawings.map((svg) => open(Buffer.from(svg), {}).png().toBuffer()));
  } finally {
    sharp.block(SVG);
  }
}

const unknown = () => new AppError('UNSUPPORTED_TYPE', text('images.otherFormat'));
const tooLarge = () => new AppError('INVALID_INPUT', text('images.manyPixels'));
const damaged = () => new AppError('INVALID_INPUT', text('images.damaged'));

/** Each takes up to a hundred times the bytes of its file. */
const decoding = turns({ atOnce: 2, waiting: 64 });

export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
  colour: string;
  narrow: { width: number; bytes: Buffer }[];
}

interface Drawing {
  side: number;
  narrow: readonly { width: number; most: number }[];
}

/**
 * Upright, as WebP. No other part of the file remains: no place where it was taken, no hidden page. The same file
 * always gives the same bytes. Runs on the decoder's own threads. Throws UNSUPPORTED_TYPE, INVALID_INPUT, UNAVAILABLE.
 */
export const redraw = (file: Buffer, { side, narrow }: Drawing): Promise<DrawnPicture> =>
  decoding(async () => {
    const open = await decoder();
    await refuseLarge(open, file);
    const { data, info } = await open(file, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: PATIENCE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw damaged();
      });
    const { width, height, channels } = info;
    const upright = () => open(data, { raw: { width, height, channels } });
    const drawn = { bytes: await webp(upright(), QUALITY), width, height, colour: await mainColour(upright()) };
    const narrower: DrawnPicture['narrow'] = [];
    for (const { width, most } of narrow) {
      const resized = upright().resize({ width, withoutEnlargement: true });
      narrower.push({ width, bytes: await withinBytes((quality) => webp(resized.clone(), quality), most) });
    }
    return { ...drawn, narrow: narrower };
  });

const webp = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.webp({ quality }).timeout({ seconds: PATIENCE_SECONDS }).toBuffer();

async function withinBytes(encode: (quality: number) => Promise<Buffer>, most: number): Promise<Buffer> {
  for (const quality of [76, 60, 40, 20]) {
    const bytes = await encode(quality);
    if (bytes.length <= most) return bytes;
  }
  return encode(1);
}

/** Cut to cover this size around what catches the eye, as JPEG. `file`: a picture that `redraw` made. Throws UNAVAILABLE. */
export const cutToCover = (file: Buffer, { width, height, most }: { width: number; height: number; most: number }) =>
  decoding(async () => {
    const open = await decoder();
    const cut = open(file, { limitInputPixels: MOST_PIXELS })
      .flatten({ background: '#fff' })
      .resize({ width, height, fit: 'cover', position: 'attention' });
    const jpeg = (quality: number) =>
      cut.clone().jpeg({ quality, mozjpeg: true }).timeout({ seconds: PATIENCE_SECONDS }).toBuffer();
    return withinBytes(jpeg, most);
  });

async function mainColour(picture: Sharp): Promise<string> {
  const { r, g, b } = (await picture.stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Refuses a picture with too many pixels before it is unpacked: its size is at the beginning of the file. */
async function refuseLarge(open: OpenPicture, bytes: Buffer): Promise<void> {
  const { width, height } = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => {
      throw /unsupported image format/.test(error.message) ? unknown() : damaged();
    });
  if (width * height > MOST_PIXELS) throw tooLarge();
}
