import { z } from 'zod';
import { webAddress } from '#contract/kernel/fields.ts';
import { canBeShown, PICTURE_WIDTHS } from './rules.ts';

/** Types for upload (docs/behaviour.md 4.5), as a browser's file dialog names them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

/** Pixels; browsers may scale pictures down to it before the upload. */
export const LONGEST_SIDE = 1600;

/** Kilobytes at most by width in pixels, so that a page stays small on a phone. */
const MOST_BYTES = { 360: 35, 720: 110, 1280: 260 } as const;
export const NARROW_PICTURES = PICTURE_WIDTHS.map((width) => ({ width, most: MOST_BYTES[width] * 1024 }));

/** WhatsApp shows no larger picture with a link. */
export const MOST_LINK_PREVIEW_BYTES = 300 * 1024;

/** Images of an organisation. Unused ones are removed to make room for new ones. */
export const MOST_IMAGES = 200;

export const imagePath = (hash: string): string => `/images/${hash}.webp`;

const WRONG = 'images.noAddress';
export const ownPicture = z.string().regex(/^\/images\/[0-9a-f]{64}\.webp$/, 'images.notHere');
const anyAddress = z.union([ownPicture, webAddress]);

/** Own pictures by their path, so that they survive a change of our host; others by their address. */
export const imageAddress = z
  .string(WRONG)
  .refine((address) => anyAddress.safeParse(address).success, WRONG)
  .refine(canBeShown, 'images.notSecure');

export const imageAddressOrNone = imageAddress.or(z.literal(''));

export const uploadedModel = z.object({ url: z.string() });
