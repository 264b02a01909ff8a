import { z } from 'zod';
import { webAddress } from '#contract/kernel/fields.ts';
import { canBeShown, PICTURE_WIDTHS } from './rules.ts';

/** These may be uploaded (docs/behaviour.md 4.5), as a browser's file dialog names them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

/** Pixels of the longer side of a picture as it is kept; a browser may send it so. */
export const LONGEST_SIDE = 1600;

/** Each picture is kept once more at these widths, and weighs so many bytes at most: what a page sends to a phone is small. */
const MOST_BYTES = { 360: 35, 720: 110, 1280: 260 } as const;
export const NARROW_PICTURES = PICTURE_WIDTHS.map((width) => ({ width, most: MOST_BYTES[width] * 1024 }));

/** A tenant may keep so many; pictures that nothing shows make room for new ones. */
export const MOST_IMAGES = 200;

export const imagePath = (hash: string): string => `/images/${hash}.webp`;

const WRONG = 'Please enter a web address';
/** The path of a picture that was uploaded here. */
export const ownPicture = z.string().regex(/^\/images\/[0-9a-f]{64}\.webp$/, 'Please upload the picture here');
const anyAddress = z.union([ownPicture, webAddress]);

/** A picture is here: one of ours by its path, so that it outlives a change of our own address; or anybody's by its address. */
export const imageAddress = z
  .string(WRONG)
  .refine((address) => anyAddress.safeParse(address).success, WRONG)
  .refine(canBeShown, 'Please use a picture whose address begins with https://. Browsers show no others here.');

/** The same, or no picture. */
export const imageAddressOrNone = imageAddress.or(z.literal(''));

export const uploadedModel = z.object({ url: z.string() });
