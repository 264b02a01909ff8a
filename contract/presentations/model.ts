import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { ownPicture } from '#contract/images/model.ts';
import { dayModel, textModel } from '#contract/kernel/fields.ts';
import { pointOf, ROOM_LANGUAGES } from './rules.ts';

export const MOST_PICTURES = 8;

const LONG = 2000;

export const pictureTextsModel = z.record(z.string().regex(/^[0-9a-f]{64}$/), textModel(140));

export const presentationFields = z.object({
  pictures: z
    .array(ownPicture)
    .max(MOST_PICTURES, 'presentations.manyPictures')
    .overwrite((pictures) => [...new Set(pictures)]),
  pictureTexts: pictureTextsModel,
  about: textModel(LONG),
  visitorRules: textModel(LONG),
  /** "17.35120, 78.44890" as copied from a map; used instead of the address. */
  coordinates: textModel(60).refine((typed) => typed === '' || pointOf(typed) !== null, 'presentations.coordinates'),
  childMeans: textModel(140),
  kindNotes: z.partialRecord(z.enum(CATEGORY_KEYS), textModel(140)),
  boardNotice: textModel(120),
  /** Last day of the notice; '': until it is changed. */
  boardNoticeUntil: z.literal('').or(dayModel),
});
export type Presentation = z.output<typeof presentationFields>;

export const presentationModel = presentationFields.extend({ id: z.string() });
export type StoredPresentation = z.output<typeof presentationModel>;

export const presentationChangesModel = presentationFields.partial().extend({
  /** Fields as the editor saw them, to detect a conflict. */
  was: z.custom<Partial<StoredPresentation>>().optional(),
});
export type PresentationChanges = z.output<typeof presentationChangesModel>;

const roomLanguages = z.array(z.enum(ROOM_LANGUAGES));

export const brandFields = z.object({
  logo: z.literal('').or(ownPicture),
  colour: z
    .literal('')
    .or(z.string().regex(/^#[0-9a-f]{6}$/i, 'presentations.colour'))
    .overwrite((typed) => typed.toLowerCase()),
  /** Languages of the place's boards in order; empty: those of its state. */
  roomLanguages: roomLanguages.overwrite((languages) => [...new Set(languages)]),
});
export type Brand = z.output<typeof brandFields>;
/** Stored values may break today's rules. */
export const brandModel = brandFields.extend({ id: z.string(), roomLanguages });
export type StoredBrand = z.output<typeof brandModel>;
export const brandChangesModel = brandFields.partial().extend({ was: z.custom<Partial<StoredBrand>>().optional() });
export type BrandChanges = z.output<typeof brandChangesModel>;

export const EMPTY_PRESENTATION: Presentation = {
  pictures: [],
  pictureTexts: {},
  about: '',
  visitorRules: '',
  coordinates: '',
  childMeans: '',
  kindNotes: {},
  boardNotice: '',
  boardNoticeUntil: '',
};
