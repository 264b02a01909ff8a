import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { z } from 'zod';
import { CATEGORIES, CATEGORY_KEYS, type Fees, offeredCategories } from '#contract/fees/rules.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { presentationsApi } from '#contract/presentations/api.ts';
import {
  MOST_PICTURES,
  type Presentation,
  presentationFields,
  type StoredPresentation,
} from '#contract/presentations/model.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { type FieldGroup, FormFields } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { Drawn } from '#web/console/kit/records/live-preview.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { MeanwhileNotice } from '#web/console/kit/records/meanwhile-notice.tsx';
import { PreviewButton, PreviewPanel, usePreviewBeside } from '#web/console/kit/records/preview-panel.tsx';
import { useRecordForm } from '#web/console/kit/records/record-form.tsx';
import { previewOf } from '#web/console/platform/preview.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { presentationQuery, presentationRecords } from './queries.ts';
import { presentationTexts as texts } from './words.ts';

interface OfPlace {
  kind: OfferingKind;
  /** `fees`: only a park. */
  record: { id: string; published: boolean; fees?: Fees };
}

type Form = FormState<Presentation>;

/** Has a Save and a preview of its own, apart from the record's form above. */
export function PresentationSection({ kind, record }: OfPlace) {
  const query = useQuery(presentationQuery(kind, record.id));
  return <Loaded query={query}>{(stored) => <PresentationForm kind={kind} record={record} stored={stored} />}</Loaded>;
}

function PresentationForm({ kind, record, stored }: OfPlace & { stored: StoredPresentation }) {
  const toasts = useToasts();
  const heading = useId();
  const groups = [groupFor(kind, record.fees, stored.pictures)];
  const form = useRecordForm({
    record: stored,
    records: presentationRecords(kind),
    groups,
    inFull: withEveryNote,
    valuesOf,
    model: presentationFields,
    saved: () => toasts.success(record.published ? texts.saved : texts.savedDraft),
  });
  const drawn = useDrawn(kind, record.id, form.values);
  const at = usePreviewBeside();
  return (
    <form
      className={at.beside ? 'record-page with-preview presentation' : 'record-page presentation'}
      noValidate
      ref={form.ref}
      onSubmit={form.submit}
      aria-labelledby={heading}
    >
      <div className="record-sections">
        <header className="row record-actions">
          <h2 id={heading}>{texts.title}</h2>
          <PreviewButton drawn={drawn} at={at} />
        </header>
        <p className="hint">{texts.lead}</p>
        {form.offer}
        <MeanwhileNotice form={form} groups={groups} />
        {form.problems[''] && <Problem>{form.problems['']}</Problem>}
        {groups.map((group) => (
          <FormFields key="fields" group={group} form={form} />
        ))}
        <div>
          <Button type="submit" variant="contained" color="secondary" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
      </div>
      {at.beside && <PreviewPanel drawn={drawn} title={texts.preview} />}
    </form>
  );
}

const valuesOf = ({ id: _, ...shown }: StoredPresentation): Presentation => shown;

const groupFor = (
  kind: OfferingKind,
  fees: Fees | undefined,
  pictures: readonly string[],
): FieldGroup<Presentation> => ({
  heading: texts.fields,
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
      shown: ({ pictures }) => pictures.length > 0,
      render: (form) => <PictureTexts form={form} />,
      inWords: ({ pictureTexts }, path) => pictureTexts[hashIn(path)] ?? '',
      partOf: (path) => texts.pictureText(pictures.findIndex((one) => hashIn(one) === hashIn(path)) + 1),
    },
    { kind: 'own', name: 'about', label: texts.about, render: long('about', texts.about, texts.aboutHint) },
    {
      kind: 'own',
      name: 'visitorRules',
      label: texts.visitorRules,
      render: long('visitorRules', texts.visitorRules, texts.visitorRulesHint),
    },
    { kind: 'text', name: 'coordinates', label: texts.coordinates, hint: texts.coordinatesHint, wide: true },
    {
      kind: 'text',
      name: 'childMeans',
      label: texts.childMeans,
      hint: texts.childMeansHint,
      wide: true,
      shown: () => fees !== undefined,
    },
    {
      kind: 'own',
      name: 'kindNotes',
      label: texts.kindNotes,
      shown: () => fees !== undefined,
      render: (form) => fees && <KindNotes form={form} fees={fees} />,
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

const hasBoard = (kind: OfferingKind): boolean => kind === 'clinic' || kind === 'branch';

const long = (name: 'about' | 'visitorRules', label: string, hint: string) => (form: Form) => (
  <TextField
    wide
    label={label}
    hint={hint}
    rows={5}
    value={form.values[name]}
    problem={form.problems[name]}
    change={(text) => form.set(name, text)}
  />
);

function PictureTexts({ form }: { form: Form }) {
  const id = useId();
  const { pictures, pictureTexts } = form.values;
  return (
    <fieldset className="field wide" aria-describedby={id}>
      <legend>{texts.pictureTexts}</legend>
      <p className="hint" id={id}>
        {texts.pictureTextsHint}
      </p>
      {pictures.map((path, index) => (
        <div key={path} className="picture-text">
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
    </fieldset>
  );
}

function KindNotes({ form, fees }: { form: Form; fees: Fees }) {
  const { kindNotes } = form.values;
  return (
    <fieldset className="field wide">
      <legend>{texts.kindNotes}</legend>
      <div className="fields">
        {offeredCategories(fees).map(({ key, label }) => (
          <TextField
            key={key}
            label={texts.noteOf(label)}
            value={kindNotes[key] ?? ''}
            problem={form.problems[`kindNotes.${key}`]}
            change={(note) => form.set('kindNotes', { ...kindNotes, [key]: note })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Draws what is typed; keeps the last valid state while it is invalid. */
function useDrawn(kind: OfferingKind, id: string, values: Presentation): Drawn {
  const last = useRef<Presentation | null>(null);
  const presentation = presentationFields.safeParse(values).data ?? last.current ?? values;
  last.current = presentation;
  const draw = drawPresentation(kind);
  return { key: ['presentation', kind, id, presentation], draw: (signal) => draw({ presentation }, id, signal) };
}

/** Fills missing notes with '', so that the form can compare every field with its stored value. */
const withEveryNote = (stored: StoredPresentation): StoredPresentation => ({
  ...stored,
  pictureTexts: { ...Object.fromEntries(stored.pictures.map((path) => [hashIn(path), ''])), ...stored.pictureTexts },
  kindNotes: { ...Object.fromEntries(CATEGORY_KEYS.map((key) => [key, ''])), ...stored.kindNotes },
});

const drawPresentation = (kind: OfferingKind) =>
  previewOf(kind, { ...presentationsApi.change, body: z.object({ presentation: presentationFields }) });
