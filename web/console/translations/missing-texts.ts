import { OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import type { OwnTexts, Translation } from '#contract/translations/model.ts';
import { GROUPS } from '#contract/translations/rules.ts';

/** Fills missing texts with '', so that the form can compare every field with its stored value. */
export const withMissingTexts = ({ english, texts, id }: Translation): Translation => {
  const empty = emptied(english);
  const filled = OTHER_LANGUAGES.map((code) => {
    const own = texts[code];
    const groups = GROUPS.map((group) => [group, { ...empty[group], ...own?.[group] }]);
    return [code, { ...empty, ...own, ...Object.fromEntries(groups) }] as const;
  });
  return { id, english, texts: Object.fromEntries(filled) };
};

const emptied = (texts: object): OwnTexts =>
  Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, typeof one === 'string' ? '' : emptied(one)]));
