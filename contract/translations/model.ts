import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { textModel } from '#contract/kernel/fields.ts';
import { OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import { bookedKind } from '#contract/offerings/model.ts';
import { pictureTextsModel } from '#contract/presentations/model.ts';

/** Records whose names and texts visitors read, and an owner may write in other languages. */
export const translatedKind = z.enum([...bookedKind.options, 'counter', 'organisation']);
export type TranslatedKind = z.output<typeof translatedKind>;

const line = (most: number) => textModel(most).optional();

/** The texts of a record that visitors read, each as long as the English one may be; what it has none of is absent. */
export const ownTextsModel = z.object({
  name: line(120),
  specialization: line(120),
  centre: line(120),
  location: line(300),
  /** One line, of all that the English address says. */
  address: line(510),
  about: line(2000),
  visitorRules: line(2000),
  childMeans: line(140),
  kindNotes: z.partialRecord(z.enum(CATEGORY_KEYS), textModel(140)).optional(),
  pictureTexts: pictureTextsModel.optional(),
});
export type OwnTexts = z.output<typeof ownTextsModel>;

/** The texts of a record by language; where a text is absent or empty, visitors read the English one. */
export const textsByLanguage = z.partialRecord(z.enum(OTHER_LANGUAGES), ownTextsModel);
export type TextsByLanguage = z.output<typeof textsByLanguage>;

export const translationModel = z.object({
  /** That of the record. */
  id: z.string(),
  /** The record says these in English; each of them can be translated. */
  english: ownTextsModel,
  texts: textsByLanguage,
});
export type Translation = z.output<typeof translationModel>;

/** These texts are changed, and those that are absent stay; an empty one goes. */
export const translationChangesModel = z.object({
  texts: textsByLanguage,
  /** They were so when the person who changes them saw them. */
  was: z.custom<Partial<Translation>>().optional(),
});
export type TranslationChanges = z.output<typeof translationChangesModel>;
