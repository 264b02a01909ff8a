import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/kernel/languages.ts';
import { isText, type Wording } from '#contract/kernel/text.ts';

export type { Messages };

/** English words of an owner with the owner's own words in the language spoken. */
export type OwnWords = ReadonlyMap<string, string>;

export interface Say {
  (wording: Wording, own?: OwnWords): string;
  readonly language: Language;
}

/** `messages`: compiled, by whole key. A key without a text is said by `otherwise`, or throws. */
export function sayIn(language: Language, messages: Messages, otherwise?: Say): Say {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: messages },
    missing: (_, key) => {
      throw new Error(`${key} has no text in ${language}`);
    },
  });
  const say = (wording: Wording, own?: OwnWords): string => {
    if (!isText(wording)) return own?.get(wording) ?? wording;
    const { textKey, values = {} } = wording;
    if (otherwise && !(textKey in messages)) return otherwise(wording, own);
    const said = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : say(value, own),
    ]);
    return i18n._(textKey, Object.fromEntries(said));
  };
  return Object.assign(say, { language });
}
