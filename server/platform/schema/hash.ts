import { createHash } from 'node:crypto';

/** By this a text is known again. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
