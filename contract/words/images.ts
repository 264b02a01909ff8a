import { MOST_IMAGES } from '#contract/images/model.ts';

/** Why a picture is not kept. */
export const IMAGE_REFUSALS = {
  tooMany: `You keep ${MOST_IMAGES} pictures, which is the most. Please take some away first.`,
  noFile: 'Please select image to upload',
} as const;
