import type { KeyboardEvent, ReactNode } from 'react';
import type { z } from 'zod';
import { type FieldGroup, FormFields, secretsOf } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState, Newer } from '#web/console/kit/forms/form-state.ts';
import { useKeptForm } from '#web/console/kit/forms/kept-form.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { DraftPlace } from '#web/console/platform/drafts.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { useRecordOwner } from './record-owner.tsx';

interface RecordDialogProps<V extends object, M extends z.ZodType> {
  title: string;
  groups: readonly FieldGroup<V>[];
  initial: V;
  model: M;
  save: (checked: z.output<M>, key: string) => Promise<unknown>;
  /** The words of success. */
  saved: string;
  close: () => void;
  /** This comes after it is saved, instead of closing. */
  done?: () => void;
  wide?: boolean;
  /** This device keeps here what was begun; absent: nowhere. */
  draft?: DraftPlace;
  /** See FormOptions. */
  newer?: (error: Error) => Newer<V> | null;
}

/** The one dialog that adds and changes a record: fields as data, checked by the contract's model. Ctrl+Enter saves; Esc, Cancel and the cross close, and ask first where something was changed. */
export function RecordDialog<V extends object, M extends z.ZodType>(props: RecordDialogProps<V, M>) {
  const { title, groups, initial, model, save, saved, close, done: next = close, wide, draft = null, newer } = props;
  const toasts = useToasts();
  const done = () => {
    toasts.success(saved);
    next();
  };
  const owner = useRecordOwner();
  const send = (checked: z.output<M>, key: string) => save(...owner.owned(checked, key));
  const kept = useKeptForm({ initial, model, send, done, draft, newer, secrets: secretsOf(groups) });
  const form = owner.guarded(kept.form);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
  const leave = () => kept.leave(close);
  return (
    <>
      <DialogFrame
        title={title}
        className={`record-dialog ${wide ? 'wide' : ''}`}
        cross={{ act: leave, disabled: form.busy }}
        onKeyDown={onKeyDown}
        close={form.busy ? undefined : leave}
        firm
        actions={
          <>
            <span className="key-hint">{uiTexts.saveKeys}</span>
            <Button onClick={leave} disabled={form.busy}>
              {uiTexts.cancel}
            </Button>
            <Button variant="contained" color="secondary" loading={form.busy} onClick={() => form.submit()}>
              {uiTexts.save}
            </Button>
          </>
        }
      >
        {kept.offer}
        <FormBody form={form} groups={groups} head={owner.field} />
      </DialogFrame>
      {kept.question}
    </>
  );
}

interface FormBodyProps<V extends object> {
  form: FormState<V>;
  groups: readonly FieldGroup<V>[];
  head: ReactNode;
}

function FormBody<V extends object>({ form, groups, head }: FormBodyProps<V>) {
  return (
    <form noValidate ref={form.ref} onSubmit={form.submit}>
      <MeanwhileNotice form={form} groups={groups} />
      {form.problems[''] && <Problem>{form.problems['']}</Problem>}
      {head}
      {groups.map((group) => (
        <FormFields key={group.heading ?? ''} group={group} form={form} />
      ))}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
