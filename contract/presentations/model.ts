import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { ownPicture } from '#contract/images/model.ts';
import { dayModel, textModel } from '#contract/kernel/fields.ts';
import { pointOf, ROOM_LANGUAGES } from './rules.ts';
import { PRESENTATION_REFUSALS as refused } from './words.ts';

/** A place shows so many pictures at most. */
export const MOST_PICTURES = 8;

/** The most characters of a text that visitors read, which keeps its lines and is shown as it is typed. */
const LONG = 2000;

/** Pictures show this, for whoever does not see them, by their hashes; where one is changed, the others stay. */
export const pictureTextsModel = z.record(z.string().regex(/^[0-9a-f]{64}$/), textModel(140));

/** The page of a place shows these beside what is booked there. Each may be empty, and is then not shown. */
export const presentationFields = z.object({
  /** Pictures of ours that the organisation keeps; the first one stands at the top. */
  pictures: z
    .array(ownPicture)
    .max(MOST_PICTURES, refused.manyPictures(MOST_PICTURES))
    .overwrite((pictures) => [...new Set(pictures)]),
  pictureTexts: pictureTextsModel,
  about: textModel(LONG),
  visitorRules: textModel(LONG),
  /** "17.35120, 78.44890" as maps give it: the map is opened there instead of at the address. */
  coordinates: textModel(60).refine((typed) => typed === '' || pointOf(typed) !== null, refused.coordinates),
  /** "3 to 12 years. Under 3 free." */
  childMeans: textModel(140),
  /** A line below a kind of ticket, by its category; where one is changed, the others stay. */
  kindNotes: z.partialRecord(z.enum(CATEGORY_KEYS), textModel(140)),
  /** A line on the board of a clinic or branch. */
  boardNotice: textModel(120),
  /** The line is shown until this day is over, or until it is changed: ''. */
  boardNoticeUntil: z.literal('').or(dayModel),
});
export type Presentation = z.output<typeof presentationFields>;

/** A presentation has the id of its offering. */
export const presentationModel = presentationFields.extend({ id: z.string() });
export type StoredPresentation = z.output<typeof presentationModel>;

/** These fields are changed; what is absent stays. */
export const presentationChangesModel = presentationFields.partial().extend({
  /** The fields were so when the person who changes them saw them. */
  was: z.custom<Partial<StoredPresentation>>().optional(),
});
export type PresentationChanges = z.output<typeof presentationChangesModel>;

const roomLanguages = z.array(z.enum(ROOM_LANGUAGES));

/** An organisation is known by logo and colour on the pages of all its places; both may be ''. */
export const brandFields = z.object({
  logo: z.literal('').or(ownPicture),
  colour: z
    .literal('')
    .or(z.string().regex(/^#[0-9a-f]{6}$/i, refused.colour))
    .overwrite((typed) => typed.toLowerCase()),
  /** Its boards show and speak these, the first one first; none: those of the state where it is. */
  roomLanguages: roomLanguages.overwrite((languages) => [...new Set(languages)]),
});
export type Brand = z.output<typeof brandFields>;
/** A stored brand is told as it is. */
export const brandModel = brandFields.extend({ id: z.string(), roomLanguages });
export type StoredBrand = z.output<typeof brandModel>;
export const brandChangesModel = brandFields.partial().extend({ was: z.custom<Partial<StoredBrand>>().optional() });
export type BrandChanges = z.output<typeof brandChangesModel>;

/** Nothing is filled in yet. */
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
