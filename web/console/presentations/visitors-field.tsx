import { useId } from 'react';
import { CATEGORIES, type Fees, noFees, offeredCategories } from '#contract/fees/rules.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { MOST_PICTURES, type Presentation } from '#contract/presentations/model.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Fold } from '#web/console/kit/forms/fold.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { problemWithin } from '#web/console/kit/forms/problems.ts';
import { presentationTexts as texts } from './words.ts';
import './brand.css';

type Values = Presentation & { fees?: Fees };
type Form = FormState<Values>;

/** `pictures`: those that are stored, whose places name their texts. */
export const visitorsGroup = (kind: OfferingKind, pictures: readonly string[]): FieldGroup<Values> => ({
  page: 'visitors',
  heading: texts.fields,
  hint: texts.lead,
  fields: [
    {
      kind: 'image',
      name: 'pictures',
      label: texts.pictures,
      hint: texts.picturesHint,
      most: MOST_PICTURES,
      uploaded: true,
    },
    {
      kind: 'own',
      name: 'pictureTexts',
      label: texts.pictureTexts,
      shown: (values) => values.pictures.length > 0,
      render: (form) => <PictureTexts form={form} />,
      inWords: ({ pictureTexts }, path) => pictureTexts[hashIn(path)] ?? '',
      partOf: (path) => texts.pictureText(pictures.findIndex((one) => hashIn(one) === hashIn(path)) + 1),
    },
    { kind: 'note', name: 'about', label: texts.about, hint: texts.aboutHint, rows: 5, wide: true },
    {
      kind: 'note',
      name: 'visitorRules',
      label: texts.visitorRules,
      hint: texts.visitorRulesHint,
      rows: 5,
      wide: true,
    },
    { kind: 'text', name: 'coordinates', label: texts.coordinates, hint: texts.coordinatesHint },
    {
      kind: 'text',
      name: 'childMeans',
      label: texts.childMeans,
      hint: texts.childMeansHint,
      shown: ({ fees }) => fees !== undefined,
    },
    {
      kind: 'own',
      name: 'kindNotes',
      label: texts.kindNotes,
      shown: ({ fees }) => fees !== undefined && offeredCategories(fees).length > 0,
      render: (form) => <KindNotes form={form} />,
      inWords: ({ kindNotes }, path) => kindNotes[kindAt(path)?.key ?? 'adult'] ?? '',
      partOf: (path) => texts.noteOf(kindAt(path)?.label ?? ''),
    },
    {
      kind: 'text',
      name: 'boardNotice',
      label: texts.boardNotice,
      hint: texts.boardNoticeHint,
      wide: true,
      shown: () => hasBoard(kind),
    },
    { kind: 'day', name: 'boardNoticeUntil', label: texts.boardNoticeUntil, shown: () => hasBoard(kind) },
  ],
});

const kindAt = (path: string) => CATEGORIES.find(({ key }) => path === `kindNotes.${key}`);

/** More of them are folded. */
const FEW = 3;

const hasBoard = (kind: OfferingKind): boolean => kind === 'clinic' || kind === 'branch';

function PictureTexts({ form }: { form: Form }) {
  const id = useId();
  const { pictures, pictureTexts } = form.values;
  return (
    <fieldset className="field wide" aria-describedby={id}>
      <legend>{texts.pictureTexts}</legend>
      <p className="hint" id={id}>
        {texts.pictureTextsHint}
      </p>
      <Fold
        says={texts.written(pictures.filter((path) => pictureTexts[hashIn(path)]).length, pictures.length)}
        folded={pictures.length > FEW}
        problem={problemWithin(form.problems, 'pictureTexts')}
      >
        {pictures.map((path, index) => (
          <div key={path} className="row picture-text">
            <img className="picture" src={path} alt="" />
            <TextField
              label={texts.pictureText(index + 1)}
              value={pictureTexts[hashIn(path)] ?? ''}
              problem={form.problems[`pictureTexts.${hashIn(path)}`]}
              autoComplete="off"
              change={(said) => form.set('pictureTexts', { ...pictureTexts, [hashIn(path)]: said })}
            />
          </div>
        ))}
      </Fold>
    </fieldset>
  );
}

function KindNotes({ form }: { form: Form }) {
  const { kindNotes, fees = noFees() } = form.values;
  const kinds = offeredCategories(fees);
  return (
    <fieldset className="field wide">
      <legend>{texts.kindNotes}</legend>
      <Fold
        says={texts.written(kinds.filter(({ key }) => kindNotes[key]).length, kinds.length)}
        folded={kinds.length > FEW}
        problem={problemWithin(form.problems, 'kindNotes')}
      >
        <div className="fields narrow">
          {kinds.map(({ key, label }) => (
            <TextField
              key={key}
              label={texts.noteOf(label)}
              value={kindNotes[key] ?? ''}
              problem={form.problems[`kindNotes.${key}`]}
              change={(note) => form.set('kindNotes', { ...kindNotes, [key]: note })}
            />
          ))}
        </div>
      </Fold>
    </fieldset>
  );
}
