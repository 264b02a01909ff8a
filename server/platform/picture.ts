import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '#contract/errors.ts';
import { IMAGE_REFUSALS } from '#contract/words/images.ts';
import { turns } from '#server/platform/turns.ts';

const MOST_PIXELS = 24_000_000;
const QUALITY = 82;
const PATIENCE_SECONDS = 20;

const FORMATS = ['Jpeg', 'Png', 'Webp'];

type Open = (bytes: Buffer, options: SharpOptions) => Sharp;
let loaded: Promise<Open> | undefined;

/** The decoder, loaded when the first picture comes; it knows three formats and refuses SVG, PDF and all others unread. */
const decoder = (): Promise<Open> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: FORMATS.map((format) => `VipsForeignLoad${format}Buffer`) });
    sharp.cache(false);
    return (bytes, options) => sharp(bytes, options);
  });
  return loaded;
};

const unknown = () => new AppError('UNSUPPORTED_TYPE', IMAGE_REFUSALS.otherFormat);
const tooLarge = () => new AppError('INVALID_INPUT', IMAGE_REFUSALS.manyPixels);
const damaged = () => new AppError('INVALID_INPUT', IMAGE_REFUSALS.damaged);

/** A decoded picture takes up to a hundred times the bytes of its file. */
const decoding = turns({ atOnce: 2, waiting: 64 });

/**
 * The picture alone, drawn anew: upright, at most `side` pixels wide and high, as WebP, without a byte of the file that came (no place
 * of taking, no hidden page). The same file always gives the same bytes. Throws UNSUPPORTED_TYPE, INVALID_INPUT, UNAVAILABLE.
 */
export const redraw = (bytes: Buffer, side: number): Promise<Buffer> =>
  decoding(async () => {
    const open = await decoder();
    await refuseLarge(open, bytes);
    return open(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer()
      .catch(() => {
        throw damaged();
      });
  });

/** The size stands at a file's beginning: a bomb is known before it is unpacked. */
async function refuseLarge(open: Open, bytes: Buffer): Promise<void> {
  const { width, height } = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => {
      throw /unsupported image format/.test(error.message) ? unknown() : damaged();
    });
  if (width * height > MOST_PIXELS) throw tooLarge();
}
