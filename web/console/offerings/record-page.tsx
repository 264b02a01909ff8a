import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { bringTo, fieldOf } from '#web/console/kit/forms/lead-to-field.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { MeanwhileNotice } from '#web/console/kit/records/meanwhile-notice.tsx';
import { OwnerField } from '#web/console/kit/records/record-fields.tsx';
import { type OpenedRecord, type RecordTexts, useRecordForm } from '#web/console/kit/records/record-form.tsx';
import { asLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { Problem } from '#web/ui/notice.tsx';
import { FormPages, PageList, useFormPages } from './pages-section.tsx';
import type { DrawPage } from './preview.ts';
import { type Drawn, PreviewButton, PreviewPanel, usePreviewBeside } from './preview-section.tsx';
import { ProblemList } from './problems-section.tsx';
import { recordPageTexts as texts } from './record-page-words.ts';
import { eitherModel, sampled } from './sampled.ts';
import { SaveBar } from './save-section.tsx';
import { RecordWays, type Ways } from './ways-section.tsx';
import './record-page.css';

type Stored = { id: string; published: boolean };
type TypedRecord = { published?: boolean };

interface RecordPageProps<R extends Stored, V extends TypedRecord, M extends z.ZodType> extends OpenedRecord<R> {
  texts: RecordTexts;
  nameOf: (record: R) => string;
  groups: readonly FieldGroup<V>[];
  valuesOf: (record: R | null) => V;
  model: M;
  draftModel: z.ZodType;
  standing: (record: R, unsaved: boolean) => ReactNode;
  records: Omit<RecordMutations<z.output<M>, z.output<M>, R>, 'each'>;
  waysOf: (record: R) => Ways;
  inFull?: (record: R) => R;
  /** For the preview; empty or invalid fields are filled from `sample`. */
  preview: { draw: DrawPage; sample: Partial<V> };
}

export function RecordPage<R extends Stored, V extends TypedRecord, M extends z.ZodType>(
  props: RecordPageProps<R, V, M>,
) {
  const { record, gone, list, trail, texts: words, nameOf, groups, waysOf } = props;
  const { form, told, saveAs } = useSaving(props);
  const navigate = useNavigate();
  const pages = useFormPages(groups);
  useLedTo(form.ref);
  const drawn = useDrawn(props, form.values);
  const at = usePreviewBeside();
  const stored = gone ? null : record;
  const ways = stored?.published ? waysOf(stored) : null;
  const isPublic = stored?.published === true;
  const publish = () => saveAs(true);
  const keep = () => saveAs(false);
  // The keyboard never publishes a stored draft; it does publish a new record.
  const save = isPublic || !stored ? publish : keep;
  const state = form.busy ? 'saving' : form.unsaved || !stored ? 'unsaved' : 'saved';
  return (
    <Page
      title={record ? nameOf(record) : words.add}
      trail={trail}
      lead={isAnyRequired(groups) ? texts.required : undefined}
      action={
        <div className="row record-actions">
          {drawn && <PreviewButton drawn={drawn} at={at} />}
          {ways && <RecordWays ways={ways} />}
        </div>
      }
    >
      <form
        className={at.beside && drawn ? 'record-page with-preview' : 'record-page'}
        noValidate
        ref={form.ref}
        onSubmit={submitting(save)}
      >
        <PageList of={pages} form={form} />
        <div className="stack record-sections">
          {gone && <Problem>{texts.gone}</Problem>}
          {form.offer}
          {stored && props.standing(stored, form.unsaved)}
          <MeanwhileNotice form={form} groups={groups} />
          <ProblemList problems={form.problems} form={form.ref} open={texts.pages[pages.open]} />
          <OwnerField form={form} />
          <div>
            <FormPages of={pages} form={form} />
          </div>
        </div>
        {at.beside && drawn && <PreviewPanel drawn={drawn} />}
        <SaveBar
          state={state}
          told={told}
          isPublic={isPublic}
          save={save}
          publish={publish}
          keep={keep}
          cancel={() => form.leave(() => void navigate(asLastSeen(list)))}
        />
      </form>
      {form.question}
    </Page>
  );
}

/** Focuses a field named in the hash ("#fees"). */
function useLedTo(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) bringTo(fieldOf(form.current, hash.slice(1)));
  }, [hash, form]);
}

const submitting = (save: () => void) => (event: FormEvent) => {
  event.preventDefault();
  save();
};

const isAnyRequired = <V extends object>(groups: readonly FieldGroup<V>[]): boolean =>
  groups.some(({ fields }) => fields.some((field) => 'required' in field && field.required));

function useDrawn<R extends Stored, V extends TypedRecord, M extends z.ZodType>(
  { record, gone, records, model, preview }: RecordPageProps<R, V, M>,
  values: V,
): Drawn | null {
  const last = useRef<Drawn | null>(null);
  const checked = useMemo(() => sampled(model, values, preview.sample), [model, values, preview.sample]);
  const id = gone ? null : (record?.id ?? null);
  if (checked !== null)
    last.current = { key: [records.noun, id, checked], draw: (signal) => preview.draw(checked, id, signal) };
  return last.current;
}

function useSaving<R extends Stored, V extends TypedRecord, M extends z.ZodType>(props: RecordPageProps<R, V, M>) {
  const { record, gone, added, texts: words, valuesOf, model: whole, draftModel } = props;
  const [told, tell] = useState<string | null>(null);
  const own = gone ? null : record;
  // `published` is no field of the form: the pressed button decides.
  const wanted = useRef<boolean | undefined>(own?.published);
  const model = useMemo(() => eitherModel(whole, draftModel, wanted), [whole, draftModel]);
  const form = useRecordForm<R | null, V, M>({
    ...props,
    model,
    valuesOf: (one) => ({ ...valuesOf(one), published: undefined }),
    saved: (stored) => {
      tell(own ? words.updated : words.added);
      if (!own) added(stored);
    },
  });
  const saveAs = (published: boolean) => {
    wanted.current = published;
    form.submit();
  };
  return { form, told, saveAs };
}
