import { MOST_IMAGES } from './model.ts';

export const IMAGE_REFUSALS = {
  tooMany: `You keep ${MOST_IMAGES} pictures, which is the most. Please take some away first.`,
  noFile: 'Please select image to upload',
  oneFile: 'Please send one file at a time.',
  fileTooLarge: 'Please choose a file of at most 5 MB.',
  notWhole: 'The file did not arrive whole. Please send it again.',
  otherFormat: 'Please choose a JPEG, PNG or WebP picture.',
  manyPixels: 'This picture has too many pixels. Please choose one of at most 24 megapixels.',
  damaged: 'This picture is damaged. Please choose another one.',
  storeAway: 'Pictures cannot be reached just now. Please try again in a minute.',
} as const;
