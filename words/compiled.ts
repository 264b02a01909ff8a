import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Texts of one noun as words/<language>/<noun>.json has them. */
export type Catalogue = Readonly<Record<string, string>>;

const nounOf = (path: string): string => path.replace(/.*\/(.+)\.json$/, '$1');

/** Files of words/<language>, by their paths. */
export const compiledFiles = (files: Readonly<Record<string, Catalogue>>): Messages =>
  compiled(Object.fromEntries(Object.entries(files).map(([path, texts]) => [nounOf(path), texts])));

/** ICU texts by noun, ready to be said, by their whole keys ("coupons.tooEarly"). */
export const compiled = (catalogues: Readonly<Record<string, Catalogue>>): Messages =>
  Object.fromEntries(
    Object.entries(catalogues).flatMap(([noun, texts]) =>
      Object.entries(texts).map(([key, words]) => [`${noun}.${key}`, compileMessage(words)]),
    ),
  );
