import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { textModel } from '#contract/kernel/fields.ts';
import { OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import { bookedKind } from '#contract/offerings/model.ts';
import { pictureTextsModel } from '#contract/presentations/model.ts';

export const translatedKind = z.enum([...bookedKind.options, 'counter', 'organisation']);
export type TranslatedKind = z.output<typeof translatedKind>;

const line = (most: number) => textModel(most).optional();

/** Public texts of a record, each with the length limit of the English one; texts that it does not have are absent. */
export const ownTextsModel = z.object({
  name: line(120),
  specialization: line(120),
  centre: line(120),
  location: line(300),
  address: line(510),
  about: line(2000),
  visitorRules: line(2000),
  childMeans: line(140),
  kindNotes: z.partialRecord(z.enum(CATEGORY_KEYS), textModel(140)).optional(),
  pictureTexts: pictureTextsModel.optional(),
});
export type OwnTexts = z.output<typeof ownTextsModel>;

/** Texts by language; visitors read English if one is absent or empty. */
export const textsByLanguage = z.partialRecord(z.enum(OTHER_LANGUAGES), ownTextsModel);
export type TextsByLanguage = z.output<typeof textsByLanguage>;

export const translationModel = z.object({
  id: z.string(),
  english: ownTextsModel,
  texts: textsByLanguage,
});
export type Translation = z.output<typeof translationModel>;

/** Absent texts stay; an empty one is removed. */
export const translationChangesModel = z.object({
  texts: textsByLanguage,
  /** Texts as the editor saw them, to detect a conflict. */
  was: z.custom<Partial<Translation>>().optional(),
});
export type TranslationChanges = z.output<typeof translationChangesModel>;
