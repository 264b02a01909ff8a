import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Texts of one noun as words/<language>/<noun>.json has them. */
export type Catalogue = Readonly<Record<string, string>>;

/** ICU texts by noun, ready to be said, by their whole keys ("coupons.tooEarly"). */
export const compiled = (catalogues: Readonly<Record<string, Catalogue>>): Messages =>
  Object.fromEntries(
    Object.entries(catalogues).flatMap(([noun, texts]) =>
      Object.entries(texts).map(([key, words]) => [`${noun}.${key}`, compileMessage(words)]),
    ),
  );
