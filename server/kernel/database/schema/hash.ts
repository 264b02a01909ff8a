import { createHash } from 'node:crypto';

/** The hash by which a text is recognised. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
